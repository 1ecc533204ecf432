import type { RouteTable } from '../wire/route';
import { committeeRoutes } from './committee/committee';
import { termRoutes } from './committee/term';
import { householdRoutes } from './household/household';
import { invitationRoutes } from './invitation/invitation';
import { joinRequestRoutes } from './join-request/join-request';
import { logRoutes } from './log/log';
import { memberRoutes } from './member/member';
import { roleRoutes } from './role/role';

export * from './permissions';

/** Every call of the section "People". */
export const peopleRoutes = {
  ...memberRoutes,
  ...roleRoutes,
  ...householdRoutes,
  ...invitationRoutes,
  ...joinRequestRoutes,
  ...committeeRoutes,
  ...termRoutes,
  ...logRoutes,
} satisfies RouteTable;
