import { approvalRoutes } from './platform/community/approvals';
import { approvalRuleRoutes } from './platform/community/approval-rules';
import { authRoutes } from './platform/auth';
import { communityRoutes } from './platform/community/community';
import { communityDeletionRoutes } from './platform/community/community-deletion';
import { communityExportRoutes } from './platform/community/community-exports';
import { communityLookRoutes } from './platform/community/look/community-look';
import { fileRoutes } from './platform/files';
import { audienceRoutes } from './platform/notifications/audience/audience';
import { notificationRoutes } from './platform/notifications/notifications';
import { firstStepRoutes } from './platform/dashboard/first-steps';
import { listActRoutes } from './platform/lists/list-acts';
import { listViewRoutes } from './platform/lists/list-views';
import { closingRoutes } from './platform/member/closing';
import { emailChangeRoutes } from './platform/member/email-change';
import { factorRoutes } from './platform/member/factors';
import { mailConsentRoutes } from './platform/member/contact/mail-consent';
import { memberContactRoutes } from './platform/member/contact/member-contact';
import { memberProfileRoutes } from './platform/member/member-profile';
import { ownDataRoutes } from './platform/member/own-data';
import { passwordRoutes } from './platform/member/password';
import { switchRoutes } from './platform/member/switch';
import { proofRoutes } from './platform/member/proof';
import { storageRoutes } from './platform/community/operations/storage';
import { outboxRoutes } from './platform/community/operations/outbox';
import { failedJobRoutes } from './platform/community/operations/failed-jobs';
import { searchRoutes } from './platform/search';
import { shellRoutes } from './platform/shell';
import { ticketRoutes } from './platform/community/support/ticket';
import { taskRoutes } from './platform/dashboard/tasks';
import { propertiesRoutes } from './properties/index';
import type { ByKey } from './wire/route';
import { peopleRoutes } from './people/index';
import { communicationsRoutes } from './communications/index';
import { bookkeepingRoutes } from './bookkeeping/index';
import { accountingRoutes } from './accounting/index';
import { documentsRoutes } from './documents/index';

export * from './platform/community/approvals';
export * from './platform/community/approval-rules';
export * from './platform/auth';
export * from './platform/audit';
export * from './platform/community/community';
export * from './platform/community/community-deletion';
export * from './platform/community/community-exports';
export * from './platform/community/look/community-look';
export * from './platform/files';
export * from './platform/notifications/audience/audience';
export * from './platform/notifications/notification.values';
export * from './platform/notifications/notifications';
export * from './platform/dashboard/first-steps';
export * from './platform/lists/list-acts';
export * from './platform/lists/list-views';
export * from './platform/member/closing';
export * from './platform/member/email-change';
export * from './platform/member/factors';
export * from './platform/member/contact/mail-consent';
export * from './platform/member/contact/member-contact';
export * from './platform/member/member-profile';
export * from './platform/member/own-data';
export * from './platform/member/passkeys';
export * from './platform/member/password';
export * from './platform/member/switch';
export * from './platform/member/proof';
export * from './platform/community/operations/failed-jobs';
export * from './platform/community/operations/outbox';
export * from './platform/community/operations/storage';
export * from './platform/search';
export * from './platform/shell';
export * from './platform/community/support/ticket';
export * from './platform/dashboard/tasks';
export * from './wire/primitives';
export * from './wire/problem';
export * from './wire/route';
export * from './wire/section';
export * from './wire/version';

/**
 * Calls by the section whose they are: the one list that a new section adds itself to here, after which the compiler asks
 * the API for the section's definition. A section that is switched off answers none of its calls.
 */
export const sectionRoutes = {
  properties: propertiesRoutes,
  people: peopleRoutes,
  communications: communicationsRoutes,
  bookkeeping: bookkeepingRoutes,
  accounting: accountingRoutes,
  documents: documentsRoutes,
};

type AllOf<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

// The border: `Object.assign` of many forgets what each of them has.
const sectionCalls = Object.assign({}, ...Object.values(sectionRoutes)) as AllOf<
  (typeof sectionRoutes)[keyof typeof sectionRoutes]
>;

/** Every call of the product. */
export const routes = {
  ...authRoutes,
  ...passwordRoutes,
  ...emailChangeRoutes,
  ...switchRoutes,
  ...proofRoutes,
  ...closingRoutes,
  ...ownDataRoutes,
  ...factorRoutes,
  ...shellRoutes,
  ...communityRoutes,
  ...communityExportRoutes,
  ...communityLookRoutes,
  ...communityDeletionRoutes,
  ...notificationRoutes,
  ...audienceRoutes,
  ...taskRoutes,
  ...approvalRoutes,
  ...approvalRuleRoutes,
  ...memberProfileRoutes,
  ...memberContactRoutes,
  ...mailConsentRoutes,
  ...listViewRoutes,
  ...listActRoutes,
  ...firstStepRoutes,
  ...failedJobRoutes,
  ...ticketRoutes,
  ...outboxRoutes,
  ...fileRoutes,
  ...storageRoutes,
  ...searchRoutes,
  ...sectionCalls,
};

/** Every call by method and path, for the client's types. */
export type Routes = ByKey<typeof routes>;
