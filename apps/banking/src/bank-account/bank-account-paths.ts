/** Addresses of the page about bank accounts, and of the lines of their banks. */
export const bankAccountPaths = {
  list: '/banking-reports/bank-accounts',
  unmatched: (accountId: string) =>
    `/accounting/bank-transactions?state=open&state=doubtful&accountId=${accountId}`,
};
