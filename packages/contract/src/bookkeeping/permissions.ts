/** What a person may do in the section "Bookkeeping", by permission name. */
export const bookkeepingPermissions = {
  'Charts List View': 'See the chart of accounts, balances and registers',
  'Chart Update': 'Edit the chart of accounts and post opening balances',
  'Bookkeeping Service List View': 'See services and items',
  'Bookkeeping Service Update': 'Add, edit and archive services and items',
  'Periods View': 'See closed months, close reports and ledger verifications',
  'Period Close': 'Close and reopen months, and close the fiscal year',
  'Period Confirm': 'Confirm a month that someone else closed',
  'Books Check': 'Verify the ledger, and compare it with a saved checkpoint',
  'Period Reopen Approve': 'Approve reopening a closed month',
} as const;
