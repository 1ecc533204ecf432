export const budgetStatuses = ['draft', 'proposed', 'adopted', 'superseded'] as const;

/** Periods of a budget: the months of its fiscal year, counted from the first day of the year. */
export const budgetPeriods = 12;

/** Accounts that are budgeted, in the order of the grid. */
export const budgetedTypes = ['income', 'expense', 'transfer'] as const;

/** Accounts that one budget has room for. */
export const maxBudgetAccounts = 600;

/** Budgets that one is compared with at once. */
export const maxCompared = 2;

/** Files that one budget has room for. */
export const maxBudgetFiles = 100;
