import { type CallsOf, joinTables, type TableOf } from '../wire/route';
import * as tables from './route-tables';

export * from './permissions';

/** Every call of the section "Bookkeeping". */
export interface BookkeepingRoutes extends TableOf<typeof tables> {}
export const bookkeepingRoutes: BookkeepingRoutes = joinTables(tables);

/** The same by method and path, for the client's types. */
export interface BookkeepingCalls extends CallsOf<BookkeepingRoutes> {}
