import { useFormats, useMessages } from '@courtyard/common';
import type { WorkOrderSummary } from '@courtyard/contract/service-requests/work-order/work-order';
import { CardLine } from '@courtyard/ui';
import { WorkStateBadge } from './work-order-badges';
import { workOrderPaths } from './work-order-paths';
import { workOrderMessages } from './work-order.messages';
import { workOrderName } from './work-order.queries';

/** A work order as one line of a card: what it is, who does it, the next visit and its state. */
export function WorkOrderLine({ order }: { order: WorkOrderSummary }) {
  const t = useMessages(workOrderMessages);
  const formats = useFormats();
  const { id, worker, place, nextVisitAt, state } = order;
  const visit = nextVisitAt === null ? null : formats.moment(nextVisitAt);
  return (
    <CardLine
      to={workOrderPaths.details(id)}
      title={workOrderName(order)}
      detail={[worker?.name ?? t('nobody'), place?.name, visit].filter(Boolean).join(' · ')}
      aside={<WorkStateBadge value={state} />}
    />
  );
}
