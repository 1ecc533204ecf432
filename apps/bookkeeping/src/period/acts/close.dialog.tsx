import { toast, useFormats, useMessages } from '@courtyard/common';
import { Button, ErrorState, failureText, LoadingState, Stack, Text } from '@courtyard/ui';
import { Dialog, DialogActions } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { useCloseChecks, useClosePeriod } from '../period.queries';
import { actsMessages } from './acts.messages';
import { CloseChecks } from './close-checks';

/** Says what there is to look at, and closes a month. */
export function CloseDialog({ month, onClose }: { month: string; onClose: () => void }) {
  const t = useMessages(actsMessages);
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
          <CloseChecks checks={checks.data} month={month} />
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
