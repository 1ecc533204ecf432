import { type CallsOf, joinTables, type TableOf } from '../wire/route';
import * as tables from './route-tables';

export * from './permissions';

/** Every call of the section "Accounting". */
export interface AccountingRoutes extends TableOf<typeof tables> {}
export const accountingRoutes: AccountingRoutes = joinTables(tables);

/** The same by method and path, for the client's types. */
export interface AccountingCalls extends CallsOf<AccountingRoutes> {}
