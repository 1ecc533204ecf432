import { serviceRequestsPermissions } from '@courtyard/contract/service-requests/permissions';
import { owners, readers } from '../../platform/auth/permissions/permission-table';
import { defineSection } from '../../platform/section/define-section';
import { bulkJob } from '../../platform/section/bulk/bulk-job';
import { bulkJobEnded } from '../../platform/section/bulk/bulk-job-notification';
import { judgeClocksJob } from './clock/judge-clocks';
import { seedRequests } from './demo/requests.demo';
import { requestKindModule } from './kind/request-kind.routes';
import { requestSteps } from './policy/first-steps';
import { requestPolicyModule } from './policy/request-policy.routes';
import { closeResolvedJob } from './request/alerts/close-resolved';
import { bulkChangeRequests, bulkAssign, bulkSetPriority } from './request/list/bulk-requests';
import { requestDates } from './request/alerts/request-dates';
import { requestNotifications } from './request/alerts/request-notifications';
import { ticketRequests } from './request/commands/from-ticket';
import { requestSearch } from './request/alerts/request-search';
import { requestTasks } from './request/alerts/request-tasks';
import { requestModule } from './request/request.routes';
import { requestFileColumns, requestMergedRows } from './request/request-places';
import { serviceRequestsSentences } from './service-requests.messages';
import { workOrders } from './work-order/work-orders';
import './service-requests.tables';

const everyone = [...readers, 'Member', 'Tenant'] as const;

/**
 * A permission that no role can have: the log and the report of storage know nothing of who a request is about, and would tell them
 * of it.
 */
const untold = { permission: 'Private Requests' };

/** Service Requests: what people report, and how it is handled. */
export const serviceRequestsSection = defineSection({
  id: 'service-requests',
  modules: [requestKindModule, requestPolicyModule, requestModule, ...workOrders.modules],
  permissions: serviceRequestsPermissions,
  ownRecords: [
    'Community Requests List View',
    'Community Requests Details View',
    'Community Work Orders View',
  ],
  grants: {
    'My Requests List View': everyone,
    'My Requests Details View': everyone,
    'My Request Create': [...owners, 'Tenant'],
    'Community Requests List View': readers,
    'Community Requests Details View': readers,
    'Community Request Update': ['Manager'],
    'Request Settings Update': ['Manager'],
    'Work Orders List View': [...readers, 'Vendor'],
    'Work Order Details View': [...readers, 'Vendor'],
    'Community Work Orders View': readers,
    'Work Order Create': ['Manager'],
    'Work Order Update': ['Manager'],
    'Work Order Approve': ['Board Member'],
  },
  money: ['Work Order Approve'],
  history: {
    request: [
      'request.create',
      'request.update',
      'request.assign',
      'request.priority',
      'request.triage',
      'request.start',
      'request.wait',
      'request.resolve',
      'request.close',
      'request.reopen',
      'request.withdraw',
      'request.comment',
      'request.note',
      'request.merge',
      'request.absorb',
      'request.link',
      'request.unlink',
      'request.rate',
      'request.warn',
      'request.escalate',
    ],
    'request-kind': ['request-kind.update'],
    'request-policy': ['request-policy.update'],
    ...workOrders.history,
  },
  logged: {
    request: untold,
    'request-kind': { permission: 'Request Settings Update' },
    'request-policy': { permission: 'Request Settings Update' },
    ...workOrders.logged,
  },
  sentences: { ...serviceRequestsSentences, ...workOrders.sentences },
  fileColumns: [...requestFileColumns, ...workOrders.fileColumns],
  mergedRows: [...requestMergedRows, ...workOrders.mergedRows],
  ticketRequests,
  firstSteps: requestSteps,
  communityJobs: [judgeClocksJob, closeResolvedJob, ...workOrders.communityJobs],
  notifications: [...requestNotifications, ...workOrders.notifications, bulkJobEnded('service-requests')],
  bulkJobs: [
    bulkJob(bulkAssign),
    bulkJob(bulkSetPriority),
    bulkJob(bulkChangeRequests),
    ...workOrders.bulkJobs,
  ],
  approvals: workOrders.approvals,
  tasks: [...requestTasks, ...workOrders.tasks],
  calendar: [requestDates, ...workOrders.calendar],
  search: [requestSearch, ...workOrders.search],
  demo: [seedRequests, ...workOrders.demo],
});
