/** What a person may do in the section "Budget & Expenses", by permission name. */
export const budgetPermissions = {
  'Budget List View': 'See budgets',
  'Budget Create': 'Create budgets',
  'Budget Update': 'Change, propose and delete budgets',
  'Budget Approve': 'Adopt budgets',
} as const;
