import { type RouteContract, routesOf, ticketRoutes } from '@courtyard/contract';
import { sectionRoutes } from '@courtyard/contract/sections';
import { listNameOf } from '@courtyard/contract/list-name';
import type { Caller } from '../../auth/sessions/caller';

/** A list of a section, or of the support, that views can be kept of. */
export interface KnownList {
  section: string;
  /** What its call needs. */
  access: RouteContract['access'];
}

/** The calls of a section that are lists: those that say, beside them, what their filters can be. */
function listsOf(section: string, table: object): [string, KnownList][] {
  const calls = routesOf(table).filter(({ method }) => method === 'GET');
  const paths = new Set<string>(calls.map(({ path }) => path));
  return calls
    .filter(({ path }) => paths.has(`${path}/values`) && !path.includes(':'))
    .map(({ path, access }) => [listNameOf(section, path), { section, access }]);
}

const lists: ReadonlyMap<string, KnownList> = new Map(
  Object.entries({ ...sectionRoutes, support: ticketRoutes }).flatMap(([section, table]) =>
    listsOf(section, table),
  ),
);

/** The list of a name, where there is one. */
export const listNamed = (name: string): KnownList | undefined => lists.get(name);

/** Whether somebody may open a list, and so know of its shared views. */
export const canOpenList = ({ access }: KnownList, { permissions }: Pick<Caller, 'permissions'>): boolean =>
  access === 'signed-in' || permissions.has(access);
