/** What a person may do in the section "Bookkeeping", by permission name. */
export const bookkeepingPermissions = {
  'Charts List View': 'See the chart of accounts, balances and registers',
  'Chart Update': 'Change the chart of accounts and post opening balances',
  'Bookkeeping Service List View': 'See services and items',
  'Bookkeeping Service Update': 'Add, change and archive services and items',
  'Periods View': 'See closed months, close reports and checks of the books',
  'Period Close': 'Close and reopen months, and close the year',
  'Books Check': 'Have the whole journal read and compared with a head kept elsewhere',
  'Period Reopen Approve': 'Approve that a closed month is reopened',
} as const;
