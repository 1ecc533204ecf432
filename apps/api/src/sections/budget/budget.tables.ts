import type {
  ExpenseClaimFileTable,
  ExpenseClaimLineTable,
  ExpenseClaimTable,
} from './expense-claim/expense-claim.tables';
import type { DuesPlanTable, DuesPlanUnitTable } from './dues-plan/dues-plan.tables';
import type {
  BudgetLineFileTable,
  BudgetLineTable,
  BudgetNoteTable,
  BudgetTable,
} from './budget/budget.tables';

/** The tables of the section "Budget & Expenses". */
interface BudgetTables {
  budget: BudgetTable;
  expenseClaim: ExpenseClaimTable;
  expenseClaimLine: ExpenseClaimLineTable;
  expenseClaimFile: ExpenseClaimFileTable;
  budgetLine: BudgetLineTable;
  budgetNote: BudgetNoteTable;
  budgetLineFile: BudgetLineFileTable;
  duesPlan: DuesPlanTable;
  duesPlanUnit: DuesPlanUnitTable;
}

declare module '../../platform/database/database' {
  // The compiler's way to add to an interface from outside: the platform names no section.
  interface Database extends BudgetTables {}
}
