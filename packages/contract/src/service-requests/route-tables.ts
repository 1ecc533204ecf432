// Every table of routes of the section: the list that a new one joins.
export { requestKindRoutes } from './kind/request-kind';
export { requestPolicyRoutes } from './policy/request-policy';
export { myRequestRoutes } from './request/my-request-routes';
export { communityRequestRoutes } from './request/community-request-routes';
export { requestCalendarRoutes } from './calendar/request-calendar';
export { bulkRequestRoutes } from './request/request-many';
export { requestActionRoutes } from './request/request-actions';
export { requestLinkRoutes } from './request/request-links';
export { requestOverviewRoutes } from './request/request-overview';
export { requestReportRoutes } from './report/request-report';
export { requestCommentRoutes } from './comment/request-comment';
export { workOrderRoutes } from './work-order/work-order-routes';
export {
  residentWorkRoutes,
  vendorMemberRoutes,
  workOrderActionRoutes,
} from './work-order/work-order-actions';
export { workOrderCalendarRoutes } from './work-order/work-order-calendar';
export { servicePlanRoutes } from './service-plan/service-plan';
