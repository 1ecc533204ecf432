import type {
  ExpenseClaimFileTable,
  ExpenseClaimLineTable,
  ExpenseClaimTable,
} from './expense-claim/expense-claim.tables';
import type { BudgetFileTable, BudgetTable } from './budget/budget.tables';

/** The tables of the section "Budget & Expenses". */
interface BudgetTables {
  budget: BudgetTable;
  budgetFile: BudgetFileTable;
  expenseClaim: ExpenseClaimTable;
  expenseClaimLine: ExpenseClaimLineTable;
  expenseClaimFile: ExpenseClaimFileTable;
}

declare module '../../platform/database/database' {
  // The compiler's way to add to an interface from outside: the platform names no section.
  interface Database extends BudgetTables {}
}
