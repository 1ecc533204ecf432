import { type CallQuery, defineResource } from '@courtyard/common';
import { workOrderPaths } from './work-order-paths';

export type WorkOrdersQuery = CallQuery<'GET /api/v1/work-orders'>;

export const workOrders = defineResource({
  section: 'service-requests',
  key: 'work-orders',
  list: 'GET /api/v1/work-orders',
  one: 'GET /api/v1/work-orders/:workOrderId',
  create: 'POST /api/v1/work-orders',
  update: 'PUT /api/v1/work-orders/:workOrderId',
  history: 'GET /api/v1/work-orders/:workOrderId/history',
});

export const workOrderName = ({ number, title }: { number: number; title: string }) => `#${number} ${title}`;

/** From one order of the list to the next. */
export const workOrderPager = workOrders.pager({
  to: (id) => workOrderPaths.details(id),
  nameOf: workOrderName,
});
