/** What a column of a report has: entries of a fund, of a period, how two dates differ, or what is budgeted. */
export const reportColumnKinds = [
  'fund',
  'total',
  'earlier',
  'change',
  'month',
  'period',
  'year-ago',
  'debit',
  'credit',
  'budget',
  'actual',
  'variance',
  'percent',
  'year-budget',
  'forecast',
] as const;

/** Those that are called by what they have, and not by their fund or dates. */
export const namedColumns = [
  'total',
  'change',
  'budget',
  'actual',
  'variance',
  'percent',
  'year-budget',
  'forecast',
] as const satisfies readonly (typeof reportColumnKinds)[number][];

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
  'total',
  'opening-fund-balances',
  'other-changes',
  'closing-fund-balances',
  'operating-activities',
  'net-cash-operating',
  'investing-activities',
  'net-cash-investing',
  'financing-activities',
  'net-cash-financing',
  'net-change-in-cash',
  'opening-cash',
  'closing-cash',
  'net-interfund',
  'owed-by',
  'fund-not-stated',
] as const;

/** The statements that are made of rows and columns. */
export const statements = [
  'balance',
  'profit',
  'trial-balance',
  'fund-balances',
  'cash-flow',
  'interfund',
  'budget',
] as const;

/** Which entries of a row count: those of the column’s dates, all before them, or all until their end. */
export const rowDates = ['column', 'opening', 'closing'] as const;

/** What an account is to the statement of cash flows: cash itself, or the kind of activity that its changes are of. */
export const cashActivities = ['cash', 'operating', 'investing', 'financing'] as const;

/** Accounts that are asked for together: of an activity, or those on which funds owe each other. */
export const accountGroups = [...cashActivities, 'interfund'] as const;

/** Indirect: what was earned, and changes of what is owed. Direct: what was received and paid, by account, which is cash basis. */
export const cashFlowMethods = ['indirect', 'direct'] as const;

/** What a profit and loss has side by side. */
export const profitColumns = ['funds', 'months', 'last-year'] as const;

/** Columns of one month each that a report has at most. */
export const maxMonths = 24;

/** Listings with an aging, and the controls that they are of. */
export const agingListings = ['receivable', 'owner-credit', 'payable', 'deposit'] as const;
