import { type CallsOf, joinTables, type TableOf } from '../wire/route';
import * as tables from './route-tables';

export * from './permissions';

/** Every call of the section "Budget & Expenses". */
export interface BudgetRoutes extends TableOf<typeof tables> {}
export const budgetSectionRoutes: BudgetRoutes = joinTables(tables);

/** The same by method and path, for the client's types. */
export interface BudgetCalls extends CallsOf<BudgetRoutes> {}
