import { useFormats } from '@courtyard/common';
import type { WorkOrderSummary } from '@courtyard/contract/service-requests/work-order/work-order';
import { CardLine } from '@courtyard/ui';
import { useWorkerName } from './list/use-worker-name';
import { WorkStateBadge } from './work-order-badges';
import { workOrderPaths } from './work-order-paths';
import { workOrderName } from './work-order.queries';

/** A work order as one line of a card: what it is, who does it, the next visit and its state. */
export function WorkOrderLine({ order }: { order: WorkOrderSummary }) {
  const workerName = useWorkerName();
  const formats = useFormats();
  const { id, worker, place, nextVisitAt, state } = order;
  const visit = nextVisitAt === null ? null : formats.moment(nextVisitAt);
  return (
    <CardLine
      to={workOrderPaths.details(id)}
      title={workOrderName(order)}
      detail={[workerName(worker), place?.name, visit].filter(Boolean).join(' · ')}
      aside={<WorkStateBadge value={state} />}
    />
  );
}
