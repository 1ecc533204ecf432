/** What a person may do in the section "Budget & Expenses", by permission name. */
export const budgetPermissions = {
  'Expense Tracker View': 'See expenses by category, vendor, fund and month',
  'Expense Tracker Transactions View': 'See every expense in the journal',
  'Tracked Expense Details View': 'Open an expense with its receipt and approvals',
  'Tracked Expense Create': 'Set the accounts of expense claims and turn them into bills',
  'Expense Approve': 'Approve expense claims',
  'Budget List View': 'See budgets',
  'Budget Create': 'Create budgets',
  'Budget Update': 'Edit, propose and delete budgets',
  'Budget Approve': 'Adopt budgets',
  'Dues Plan View': 'See dues by unit based on a budget',
  'Dues Plan Update': 'Prepare and propose dues from an adopted budget',
  'Dues Plan Approve': 'Confirm dues and set up their recurring invoices',
} as const;
