import { lazyOverlay, toast, useCan, useMessages } from '@courtyard/common';
import { useNavigate } from '@courtyard/common/router';
import type { RequestSummary } from '@courtyard/contract/service-requests/request/request';
import { maxWorkRequests } from '@courtyard/contract/service-requests/work-order/work-order.values';
import { type BulkAction, type BulkDialogProps, useBulkActions } from '@courtyard/ui/data';
import { workOrderPaths } from '../../../work-order/work-order-paths';
import type { RequestsQuery } from '../../request.queries';
import { bulkMessages } from './bulk.messages';

export type BulkRequestProps = BulkDialogProps<RequestSummary> & { query: RequestsQuery };

const BulkAssignDialog = lazyOverlay(async () => (await import('./bulk.dialog')).BulkAssignDialog);
const BulkPriorityDialog = lazyOverlay(async () => (await import('./bulk.dialog')).BulkPriorityDialog);
const BulkStateDialog = lazyOverlay(async () => (await import('./bulk.dialog')).BulkStateDialog);

/** What can be done with many requests of the list. */
export function useRequestOfferedBulkActions(query: RequestsQuery) {
  const t = useMessages(bulkMessages);
  const canHandle = useCan('Community Request Update');
  const workOrder = useWorkOrderAction();
  const { bulk, dialog } = useBulkActions<RequestSummary>(
    canHandle
      ? [
          {
            label: t('assign'),
            icon: 'user',
            dialog: (props) => <BulkAssignDialog {...props} query={query} />,
          },
          {
            label: t('priority'),
            icon: 'alert',
            dialog: (props) => <BulkPriorityDialog {...props} query={query} />,
          },
          {
            label: t('state'),
            icon: 'check',
            dialog: (props) => <BulkStateDialog {...props} query={query} />,
          },
        ]
      : [],
  );
  const offered = [...(bulk.bulkActions ?? []), ...workOrder];
  return { bulk: offered.length > 0 ? { bulkActions: offered } : {}, dialog };
}

/** Opens the form of a work order for the ticked requests; nothing is changed before it is saved. */
function useWorkOrderAction(): BulkAction<RequestSummary>[] {
  const t = useMessages(bulkMessages);
  const canCreate = useCan('Work Order Create');
  // The form shows what each of them is about.
  const canRead = useCan('Community Requests Details View');
  const navigate = useNavigate();
  if (!canCreate || !canRead) return [];
  return [
    {
      label: t('workOrder'),
      icon: 'wrench',
      onSelect: ({ rows }) => {
        if (rows.length > maxWorkRequests)
          toast({ title: t('tooMany', { most: maxWorkRequests }), kind: 'error' });
        else void navigate(workOrderPaths.fromRequests(rows.map(({ id }) => id)));
      },
    },
  ];
}
