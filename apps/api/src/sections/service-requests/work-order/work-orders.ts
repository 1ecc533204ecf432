import { plannedOrdersJob } from './plan/make-orders';
import { servicePlanModule } from './plan/service-plan.routes';
import { bulkJob } from '../../../platform/section/bulk/bulk-job';
import { workOrderDates } from './alerts/work-order-dates';
import { workOrderSearch } from './alerts/work-order-search';
import { workOrderTasks } from './alerts/work-order-tasks';
import { seedWorkOrders } from './demo/work-orders.demo';
import { workOrderApproval } from './lifecycle/work-approval';
import { assignWorkOrders, setPriorityOfWorkOrders, setStateOfWorkOrders } from './list/bulk-work-orders';
import { workNotifications } from './alerts/notifications/work-notifications';
import {
  workOrderFileColumns,
  workOrderHistory,
  workOrderKinds,
  workOrderMergedRows,
} from './work-order-documents';
import { workOrderSentences } from './work-order.messages';
import { workOrderActionModule, workOrderModule } from './work-order.routes';

/** What the section declares of work orders. */
export const workOrders = {
  modules: [workOrderModule, workOrderActionModule, servicePlanModule],
  communityJobs: [plannedOrdersJob],
  history: workOrderHistory,
  logged: workOrderKinds,
  fileColumns: workOrderFileColumns,
  mergedRows: workOrderMergedRows,
  sentences: workOrderSentences,
  notifications: workNotifications,
  bulkJobs: [bulkJob(assignWorkOrders), bulkJob(setPriorityOfWorkOrders), bulkJob(setStateOfWorkOrders)],
  approvals: [workOrderApproval],
  tasks: workOrderTasks,
  calendar: [workOrderDates],
  search: [workOrderSearch],
  demo: [seedWorkOrders],
};
