import { type CallsOf, joinTables, type TableOf } from './wire/route';
import * as tables from './platform-tables';

export * from './platform/community/approvals';
export * from './platform/community/approval-rules';
export * from './platform/auth';
export * from './platform/audit';
export * from './platform/community/community';
export * from './platform/community/data/community-deletion';
export * from './platform/community/data/community-exports';
export * from './platform/community/branding/community-branding';
export * from './platform/files';
export * from './platform/notifications/audience/audience';
export * from './platform/notifications/notification.values';
export * from './platform/notifications/notifications';
export * from './platform/dashboard/first-steps';
export * from './platform/lists/bulk-jobs';
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
export * from './platform/member/session/switch';
export * from './platform/member/session/view-as';
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

/** Every call of the platform, which all sections use. */
export interface PlatformRoutes extends TableOf<typeof tables> {}
export const platformRoutes: PlatformRoutes = joinTables(tables);

/** The same by method and path, for the client's types. */
export interface PlatformCalls extends CallsOf<PlatformRoutes> {}
