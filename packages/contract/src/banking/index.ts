import { type CallsOf, joinTables, type TableOf } from '../wire/route';
import * as tables from './route-tables';

export * from './permissions';

/** Every call of the section "Banking & Reports". */
export interface BankingRoutes extends TableOf<typeof tables> {}
export const bankingRoutes: BankingRoutes = joinTables(tables);

/** The same by method and path, for the client's types. */
export interface BankingCalls extends CallsOf<BankingRoutes> {}
