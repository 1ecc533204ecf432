import type { RouteTable } from '../wire/route';
import { memberRoutes } from './member/member';
import { roleRoutes } from './role/role';

export * from './permissions';

/** Every call of the section "People". */
export const peopleRoutes = {
  ...memberRoutes,
  ...roleRoutes,
} satisfies RouteTable;
