import { useMessages } from '@courtyard/common';
import { chosenRows, useBulkDone } from '@courtyard/ui/data';
import { ConfirmDialog } from '@courtyard/ui/overlays';
import { myRequests } from '../../request.queries';
import { bulkMessages } from './bulk.messages';
import type { BulkMineProps } from './use-my-bulk-actions';

/** Asks before many of one's own requests are withdrawn; those that can't be are named. */
export function BulkWithdrawDialog({ selection, query, onClose }: BulkMineProps) {
  const t = useMessages(bulkMessages);
  const withdrawing = myRequests.useWrite('POST /api/v1/my-requests/withdraw');
  const done = useBulkDone(selection);
  const { count } = selection;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('withdrawTitle', { count })}
      verb={t('withdrawVerb', { count })}
      onConfirm={async () =>
        done(await withdrawing.mutateAsync({ chosen: chosenRows(selection, query) }), {
          title: (withdrawn) => t('withdrawn', { count: withdrawn }),
        })
      }
    >
      {t('withdrawText')}
    </ConfirmDialog>
  );
}
