const bankAccounts = '/banking-reports/bank-accounts';

/** Pages of bank accounts that tasks, notifications and the search lead to. */
export const bankAccountUrls = {
  details: (accountId: string) => `${bankAccounts}/details?id=${accountId}`,
  reconcile: (reconciliationId: string) => `${bankAccounts}/reconcile?id=${reconciliationId}`,
  staleChecks: (accountId: string) => `${bankAccounts}/checks?state=stale&accountId=${accountId}`,
  transfer: (number: number) => `${bankAccounts}/transfers?search=${number}`,
};
