import { useMessages } from '@courtyard/common';
import type { WorkOrderSummary } from '@courtyard/contract/service-requests/work-order/work-order';
import { workOrderColumns } from '@courtyard/contract/service-requests/work-order/work-order.columns';
import { Text, TextLink } from '@courtyard/ui';
import { ListCard, useColumns, useFieldTexts } from '@courtyard/ui/data';
import { numberWidth, titleWidth } from '../../request/list/requests.columns';
import { PriorityBadge } from '../../request/request-badges';
import { WorkStateBadge } from '../work-order-badges';
import { workOrderPaths } from '../work-order-paths';
import { workOrderMessages } from '../work-order.messages';
import { useSeesOnlyOwnOrders, useWorkerName } from './use-worker-name';

function WorkTitle({ order: { id, title } }: { order: WorkOrderSummary }) {
  return <TextLink to={workOrderPaths.details(id)}>{title}</TextLink>;
}

export function useWorkOrderColumns() {
  const t = useMessages(workOrderMessages);
  const seesOnlyOwn = useSeesOnlyOwnOrders();
  const columns = useColumns(workOrderColumns, [
    { field: 'number', priority: 2, align: 'start', width: numberWidth },
    { field: 'title', priority: 1, minWidth: titleWidth, cell: (order) => <WorkTitle order={order} /> },
    { field: 'state', priority: 1, cell: ({ state }) => <WorkStateBadge value={state} /> },
    {
      field: 'worker',
      priority: 1,
      cell: ({ worker }) =>
        worker?.name ?? (
          <Text as="span" size="sm" tone="subtle">
            {t('nobody')}
          </Text>
        ),
    },
    { field: 'place', priority: 3 },
    { field: 'priority', priority: 3, cell: ({ priority }) => <PriorityBadge value={priority} /> },
    { field: 'nextVisitAt', priority: 2 },
    { field: 'dueOn', priority: 3 },
    { field: 'estimateMinor', priority: 4 },
    { field: 'totalMinor', priority: 3 },
    { field: 'updatedAt', priority: 4 },
  ]);
  return seesOnlyOwn ? columns.filter(({ id }) => id !== 'worker') : columns;
}

/** An order of the list on a narrow window. */
export function WorkOrderCard({ order }: { order: WorkOrderSummary }) {
  const workerName = useWorkerName();
  const { named } = useFieldTexts(workOrderColumns);
  const { number, worker, place, state, priority } = order;
  const isUrgent = priority === 'high' || priority === 'emergency';
  return (
    <ListCard
      title={<WorkTitle order={order} />}
      facts={[
        `#${number}`,
        workerName(worker),
        place?.name,
        named(order, 'nextVisitAt'),
        named(order, 'dueOn'),
        order.totalMinor > 0 ? named(order, 'totalMinor') : null,
      ]}
      badges={
        <>
          <WorkStateBadge value={state} />
          {isUrgent ? <PriorityBadge value={priority} /> : null}
        </>
      }
    />
  );
}
