import { type CallsOf, joinTables, type TableOf } from '../wire/route';
import * as tables from './route-tables';

export * from './permissions';

/** Every call of the section "People". */
export interface PeopleRoutes extends TableOf<typeof tables> {}
export const peopleRoutes: PeopleRoutes = joinTables(tables);

/** The same by method and path, for the client's types. */
export interface PeopleCalls extends CallsOf<PeopleRoutes> {}
