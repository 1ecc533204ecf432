/** Addresses of the pages about bank accounts, and of the lines of their banks. */
export const bankAccountPaths = {
  list: '/banking-reports/bank-accounts',
  details: (accountId: string) => `/banking-reports/bank-accounts/details?id=${accountId}`,
  reconcile: (reconciliationId: string) => `/banking-reports/bank-accounts/reconcile?id=${reconciliationId}`,
  transactions: (accountId: string) => `/accounting/transactions?accountId=${accountId}`,
  unmatched: (accountId: string) =>
    `/accounting/transactions?state=open&state=doubtful&accountId=${accountId}`,
  import: '/accounting/transactions/import',
};
