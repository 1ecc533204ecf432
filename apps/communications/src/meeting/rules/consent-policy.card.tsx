import { lazyOverlay, useCan, useMessages } from '@courtyard/common';
import { Button, Card, CardBody, CardHeader, Stack, Text } from '@courtyard/ui';
import { useState } from 'react';
import { meetings } from '../meeting.queries';
import { consentMessages } from './consent-policy.messages';

const PolicyDialog = lazyOverlay(async () => (await import('./consent-policy.dialog')).ConsentPolicyDialog);

/** Whether required notices go by e-mail only to those who agreed. */
export function ConsentPolicyCard() {
  const t = useMessages(consentMessages);
  const canChange = useCan('Meeting Rules Update');
  const [isChanging, setChanging] = useState(false);
  const { data } = meetings.useRead('GET /api/v1/consent-policy');
  if (!data) return null;
  return (
    <Card>
      <CardHeader
        title={t('title')}
        description={t('text')}
        actions={
          canChange ? (
            <Button size="sm" aria-label={t('changeLabel')} onClick={() => setChanging(true)}>
              {t('change')}
            </Button>
          ) : undefined
        }
      />
      <CardBody>
        <Stack gap="1">
          <Text size="sm">{t(data.isDemanded ? 'demanded' : 'notDemanded')}</Text>
          {data.source === null ? null : (
            <Text size="sm" tone="muted">
              {data.source}
            </Text>
          )}
        </Stack>
      </CardBody>
      {isChanging ? <PolicyDialog policy={data} onClose={() => setChanging(false)} /> : null}
    </Card>
  );
}
