import { toast, useFormats, useMessages } from '@courtyard/common';
import { Box, Button, Card, CardBody, CardHeader, Stack, Text } from '@courtyard/ui';
import { ConfirmDialog } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { outboxMessages } from './outbox.messages';
import { useConfirmCopy } from './outbox.queries';

/** Says that this community is a copy which sends nothing by itself, and lets it be made the one in use. */
export function CopyCard({ since }: { since: string }) {
  const t = useMessages(outboxMessages);
  const formats = useFormats();
  const confirm = useConfirmCopy();
  const [isAsking, setAsking] = useState(false);
  return (
    <Box mb="5" role="status">
      <Card>
        <CardHeader title={t('copy')} />
        <CardBody>
          <Stack gap="4" alignItems="start">
            <Text>{t('copyText', { day: formats.moment(since) })}</Text>
            <Button onClick={() => setAsking(true)}>{t('copyVerb')}</Button>
          </Stack>
        </CardBody>
      </Card>
      <ConfirmDialog
        open={isAsking}
        title={t('copyTitle')}
        verb={t('copyVerb')}
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          await confirm.mutateAsync(null);
          toast({ title: t('copyDone'), kind: 'success' });
        }}
      >
        {t('copyAsk')}
      </ConfirmDialog>
    </Box>
  );
}
