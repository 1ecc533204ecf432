import type { RouteTable } from '../wire/route';
import { committeeRoutes } from './committee/committee';
import { termRoutes } from './committee/term';
import { householdRoutes } from './household/household';
import { invitationRoutes } from './admission/invitation/invitation';
import { invitationFileRoutes } from './admission/invitation/invitation-file';
import { manyInvitationRoutes } from './admission/invitation/many-invitations';
import { joinRequestRoutes } from './admission/join-request/join-request';
import { logRoutes } from './log/log';
import { memberConsentRoutes } from './member/member-consent';
import { memberFactorRoutes } from './member/member-factors';
import { memberHomeRoutes } from './member/member-home';
import { memberParticularsRoutes } from './member/member-particulars';
import { memberRoutes } from './member/member';
import { shownContactRoutes } from './member/shown-contact';
import { mergeRoutes } from './member/merge';
import { roleRoutes } from './role/role';

export * from './permissions';

/** Every call of the section "People". */
export const peopleRoutes = {
  ...memberRoutes,
  ...memberHomeRoutes,
  ...memberParticularsRoutes,
  ...shownContactRoutes,
  ...mergeRoutes,
  ...memberFactorRoutes,
  ...memberConsentRoutes,
  ...roleRoutes,
  ...householdRoutes,
  ...invitationRoutes,
  ...invitationFileRoutes,
  ...manyInvitationRoutes,
  ...joinRequestRoutes,
  ...committeeRoutes,
  ...termRoutes,
  ...logRoutes,
} satisfies RouteTable;
