import { defineResource } from '@courtyard/common';

const bankAccounts = defineResource({ section: 'banking', key: 'bank-accounts' });

export const useBankAccounts = () => bankAccounts.useRead('GET /api/v1/bank-accounts');

/** Checks written from a bank account, as they stood at the end of a day. */
export const useWrittenChecks = (accountId: string, at: string) =>
  bankAccounts.useRead('GET /api/v1/bank-accounts/:accountId/checks', { ids: [accountId], query: { at } });
