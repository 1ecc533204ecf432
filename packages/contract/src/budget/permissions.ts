/** What a person may do in the section "Budget & Expenses", by permission name. */
export const budgetPermissions = {
  'Budgets List View': 'See the budgets',
  'Budget Update': 'Add, change and remove budgets',
} as const;
