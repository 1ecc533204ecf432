/** Addresses of the pages about bank accounts, and of the lines of their banks. */
export const bankAccountPaths = {
  list: '/banking-reports/bank-accounts',
  details: (accountId: string) => `/banking-reports/bank-accounts/details?id=${accountId}`,
  reconcile: (reconciliationId: string) => `/banking-reports/bank-accounts/reconcile?id=${reconciliationId}`,
  reconciliations: '/banking-reports/bank-accounts/reconciliations',
  reconciliationsOf: (accountId: string) =>
    `/banking-reports/bank-accounts/reconciliations?accountId=${accountId}`,
  checks: '/banking-reports/bank-accounts/checks',
  checksOf: (accountId: string) => `/banking-reports/bank-accounts/checks?accountId=${accountId}`,
  transfers: '/banking-reports/bank-accounts/transfers',
  transfersOf: (accountId: string) => `/banking-reports/bank-accounts/transfers?accountId=${accountId}`,
  transactions: (accountId: string) => `/accounting/transactions?accountId=${accountId}`,
  transactionsOf: (accountId: string, { fromOn, untilOn }: { fromOn: string; untilOn: string }) =>
    `/accounting/transactions?accountId=${accountId}&bookedOn=${fromOn}..${untilOn}`,
  unmatched: (accountId: string) =>
    `/accounting/transactions?state=open&state=doubtful&accountId=${accountId}`,
  import: '/accounting/transactions/import',
};
