import type { RouteTable } from '../wire/route';
import { memberRoutes } from './member/member';

export * from './permissions';

/** Every call of the section "People". */
export const peopleRoutes = {
  ...memberRoutes,
} satisfies RouteTable;
