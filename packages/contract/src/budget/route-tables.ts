// Every table of routes of the section: the list that a new one joins.
export { expenseRoutes } from './expense-tracker/expense';
export { expenseTrackerRoutes } from './expense-tracker/expense-tracker';
export { expenseClaimRoutes, myExpenseClaimRoutes } from './expense-claim/expense-claim';
export { budgetRoutes } from './budget/budget-routes';
export { budgetToDateRoutes } from './budget-to-date/budget-to-date';
export { duesPlanRoutes } from './dues-plan/dues-plan-routes';
export { budgetFileRoutes } from './budget/budget-import';
export { budgetLineFileRoutes } from './budget/line-file';
