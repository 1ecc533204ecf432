import { useMessages } from '@courtyard/common';
import { Card, CardBody, CardHeader, Field, Input, Stack, Text } from '@courtyard/ui';
import { useState } from 'react';
import { resultsMessages } from './results.messages';

/** Whether somebody's ballot is among the counted ones, by the code of their receipt. */
export function CodesCard({ codes }: { codes: readonly string[] }) {
  const t = useMessages(resultsMessages);
  const [code, setCode] = useState('');
  const asked = code.trim().toLowerCase();
  const isWhole = asked.length === 32;
  return (
    <Card>
      <CardHeader title={t('codes')} description={t('codesText')} />
      <CardBody>
        <Stack gap="3">
          <Field label={t('find')}>
            <Input
              value={code}
              maxLength={64}
              autoComplete="off"
              onChange={(event) => setCode(event.target.value)}
            />
          </Field>
          <Text size="sm" role="status">
            {isWhole ? t(codes.includes(asked) ? 'found' : 'notFound') : ''}
          </Text>
        </Stack>
      </CardBody>
    </Card>
  );
}
