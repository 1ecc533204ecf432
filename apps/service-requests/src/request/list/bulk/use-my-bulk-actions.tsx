import { type CallQuery, lazyOverlay, useCan, useMessages } from '@courtyard/common';
import type { RequestSummary } from '@courtyard/contract/service-requests/request/request';
import { type BulkDialogProps, useBulkActions } from '@courtyard/ui/data';
import { bulkMessages } from './bulk.messages';

type MyRequestsQuery = CallQuery<'GET /api/v1/my-requests'>;

export type BulkMineProps = BulkDialogProps<RequestSummary> & { query: MyRequestsQuery };

const BulkWithdrawDialog = lazyOverlay(
  async () => (await import('./withdraw-many.dialog')).BulkWithdrawDialog,
);

/** What can be done with many of one's own requests. */
export function useMyBulkActions(query: MyRequestsQuery) {
  const t = useMessages(bulkMessages);
  const canReport = useCan('My Request Create');
  return useBulkActions<RequestSummary>([
    canReport && {
      label: t('withdraw'),
      icon: 'close',
      dialog: (props) => <BulkWithdrawDialog {...props} query={query} />,
    },
  ]);
}
