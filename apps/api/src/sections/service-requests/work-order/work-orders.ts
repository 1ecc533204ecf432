import { plannedOrdersJob } from './plan/make-orders';
import { servicePlanModule } from './plan/service-plan.routes';
import { bulkJob } from '../../../platform/section/many/bulk-job';
import { workOrderDates } from './attention/work-order-dates';
import { workOrderSearch } from './attention/work-order-search';
import { workOrderTasks } from './attention/work-order-tasks';
import { seedWorkOrders } from './demo/work-orders.demo';
import { workOrderApproval } from './doing/work-approval';
import { assignWorkOrders, setPriorityOfWorkOrders, setStateOfWorkOrders } from './list/many-work-orders';
import { workNotifications } from './attention/telling/work-notifications';
import {
  workOrderFilePlaces,
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
  filePlaces: workOrderFilePlaces,
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
