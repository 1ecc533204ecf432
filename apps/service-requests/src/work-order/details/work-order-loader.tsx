import { recordLoader } from '@courtyard/ui/details';
import { workOrderPaths } from '../work-order-paths';
import { workOrderMessages } from '../work-order.messages';
import { workOrders, workOrderPager } from '../work-order.queries';

/** A page about the work order `?id=`. */
export const WorkOrderLoader = recordLoader({
  messages: workOrderMessages,
  title: (t) => t('workOrder'),
  useOne: workOrders.useOne,
  list: workOrderPaths.list,
  pager: workOrderPager,
});
