import { toast, useFormats, useMessages } from '@courtyard/common';
import type { CloseCheck } from '@courtyard/contract/bookkeeping/period/period';
import { Box, Button, ErrorState, failureText, LoadingState, Stack, Text } from '@courtyard/ui';
import { Dialog, DialogActions } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { useCloseChecks, useClosePeriod } from '../period.queries';
import { actionsMessages } from './actions.messages';
import { CloseChecks } from './close-checks';

/** Says what there is to look at, and closes a month. */
export function CloseDialog({ month, onClose }: { month: string; onClose: () => void }) {
  const t = useMessages(actionsMessages);
  const formats = useFormats();
  const checks = useCloseChecks(month);
  const closing = useClosePeriod(month);
  const [failure, setFailure] = useState<string | null>(null);
  const name = formats.month(`${month}-01`);
  const isBlocked = checks.data?.some(({ state }) => state === 'blocks') ?? true;
  const close = async () => {
    setFailure(null);
    try {
      await closing.mutateAsync({});
      toast({ title: t('closed', { month: name }), kind: 'success' });
      onClose();
    } catch (error) {
      setFailure(failureText(error, t('notYet')));
    }
  };
  return (
    <Dialog open onClose={onClose} title={t('closeTitle', { month: name })}>
      {isBlocked ? null : (
        <DialogActions onCancel={onClose}>
          <Button variant="primary" loading={closing.isPending} onClick={() => void close()}>
            {t('closeAnyway')}
          </Button>
        </DialogActions>
      )}
      <Stack gap="5">
        <Text size="sm" tone="muted">
          {t('closeText')}
        </Text>
        {checks.data ? (
          <Remaining checks={checks.data} month={month} />
        ) : checks.isError ? (
          <ErrorState error={checks.error} onRetry={() => void checks.refetch()} />
        ) : (
          <LoadingState />
        )}
        {checks.data && isBlocked ? <Text size="sm">{t('notYet')}</Text> : null}
        {failure === null ? null : (
          <Text size="sm" color="status.danger.fg" role="alert">
            {failure}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}

/** What is not done yet, of all that there is to look at. */
function Remaining({ checks, month }: { checks: readonly CloseCheck[]; month: string }) {
  const t = useMessages(actionsMessages);
  const remaining = checks.filter(({ state }) => state !== 'done');
  if (remaining.length === 0) return <Text size="sm">{t('allDone')}</Text>;
  return (
    <Box>
      <Text size="sm" fontWeight="medium" mb="2">
        {t('checks')}
      </Text>
      <CloseChecks checks={remaining} month={month} />
    </Box>
  );
}
