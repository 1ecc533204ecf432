import type { RequestClockTable } from './clock/request-clock.tables';
import type {
  RequestCommentFileTable,
  RequestCommentTable,
  RequestMentionTable,
} from './comment/request-comment.tables';
import type { RequestKindTable, RequestKindVersionTable } from './kind/request-kind.tables';
import type { RequestPolicyTable } from './policy/request-policy.tables';
import type {
  RequestFileTable,
  RequestLinkTable,
  RequestMonthWrittenTable,
  RequestRatingTable,
  RequestSupportTable,
  RequestTable,
} from './request/request.tables';
import type { ServicePlanTable } from './work-order/plan/service-plan.tables';
import type { WorkOrderTables } from './work-order/work-order.tables';

/** The tables of the section "Service Requests". */
export interface ServiceRequestsTables extends WorkOrderTables {
  servicePlan: ServicePlanTable;
  requestKind: RequestKindTable;
  requestKindVersion: RequestKindVersionTable;
  requestPolicy: RequestPolicyTable;
  request: RequestTable;
  requestFile: RequestFileTable;
  requestSupport: RequestSupportTable;
  requestRating: RequestRatingTable;
  requestLink: RequestLinkTable;
  requestMonthWritten: RequestMonthWrittenTable;
  requestComment: RequestCommentTable;
  requestCommentFile: RequestCommentFileTable;
  requestMention: RequestMentionTable;
  requestClock: RequestClockTable;
}

declare module '../../platform/database/database' {
  // The compiler's way to add to an interface from outside: the platform names no section.
  interface Database extends ServiceRequestsTables {}
}
