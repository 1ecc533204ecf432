// Every table of routes of the section: the list that a new one joins.
export { memberRoutes } from './member/member';
export { memberHomeRoutes } from './member/member-home';
export { memberPersonalDetailsRoutes } from './member/member-particulars';
export { memberViewAsRoutes } from './member/member-view-as';
export { shownContactRoutes } from './member/shown-contact';
export { mergeRoutes } from './member/merge';
export { memberFactorRoutes } from './member/member-factors';
export { memberConsentRoutes } from './member/member-consent';
export { roleRoutes } from './role/role';
export { householdRoutes } from './household/household';
export { invitationRoutes } from './admission/invitation/invitation';
export { invitationFileRoutes } from './admission/invitation/invitation-file';
export { bulkInvitationRoutes } from './admission/invitation/bulk-invitations';
export { joinRequestRoutes } from './admission/join-request/join-request';
export { committeeRoutes } from './committee/committee';
export { termRoutes } from './committee/term';
export { logRoutes } from './log/log';
