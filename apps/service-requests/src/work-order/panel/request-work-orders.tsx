import { Can } from '@courtyard/common';
import { Card } from '@courtyard/ui';
import { workOrderPaths } from '../work-order-paths';
import { WorkOrdersPanel } from './work-orders-panel';

/** Work orders for a request, on its page, for those who may see them. */
export function RequestWorkOrders({ requestId }: { requestId: string }) {
  return (
    <Can permission="Community Work Orders View">
      <Card>
        <WorkOrdersPanel filter={{ requestId }} createTo={workOrderPaths.fromRequest(requestId)} />
      </Card>
    </Can>
  );
}
