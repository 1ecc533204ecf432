/** What a column of a report has: entries of a fund, of a period, or how two dates differ. */
export const reportColumnKinds = [
  'fund',
  'total',
  'earlier',
  'change',
  'month',
  'period',
  'year-ago',
] as const;

/** Rows that are no accounts, in the order in which they appear. */
export const reportLines = [
  'assets',
  'total-assets',
  'liabilities',
  'total-liabilities',
  'fund-balances',
  'unclosed-income',
  'total-fund-balances',
  'total-liabilities-and-fund-balances',
  'income',
  'total-income',
  'expenses',
  'total-expenses',
  'operating-income',
  'transfers',
  'total-transfers',
  'net-income',
] as const;

/** What a profit and loss has side by side. */
export const profitColumns = ['funds', 'months', 'last-year'] as const;

/** Columns of one month each that a report has at most. */
export const maxMonths = 24;

/** Listings with an aging, and the controls that they are of. */
export const agingListings = ['receivable', 'owner-credit', 'payable', 'deposit'] as const;
