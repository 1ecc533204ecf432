import { defineResource } from '@courtyard/common';

const bankAccounts = defineResource({ section: 'banking', key: 'bank-accounts' });

export const useBankAccounts = () => bankAccounts.useRead('GET /api/v1/bank-accounts');

/** Checks written from a bank account, as they stood at the end of a day. */
export const useWrittenChecks = (accountId: string, at: string) =>
  bankAccounts.useRead('GET /api/v1/bank-accounts/:accountId/checks', { ids: [accountId], query: { at } });

/** Checks of all bank accounts as they stand today. */
export const bankChecks = defineResource({
  section: 'banking',
  key: 'bank-checks',
  list: 'GET /api/v1/bank-checks',
});

const bankImports = defineResource({
  section: 'accounting',
  key: 'bank-imports',
  list: 'GET /api/v1/bank-imports',
});
const bankLines = defineResource({
  section: 'accounting',
  key: 'bank-transactions',
  list: 'GET /api/v1/bank-transactions',
});

/** Imported bank files of all accounts, the latest first. */
export const useBankImports = () => bankImports.useList({});

const maxUnmatched = 200;

/** Bank lines of an account that are still to match, the newest first: no more than one page. */
export const useUnmatchedLines = (accountId: string) =>
  bankLines.useList({ accountId: [accountId], state: ['open', 'doubtful'], limit: maxUnmatched });
