import type { Account } from '@courtyard/contract/bookkeeping/account/account';

/** The accounts that what is billed can be the income of. */
export const incomeAccounts = (accounts: readonly Account[]): Account[] =>
  accounts.filter(
    ({ type, isHeading, archivedAt, control }) =>
      type === 'income' && !isHeading && archivedAt === null && control === 'none',
  );

/** The accounts that what vendors bill can be posted to: expenses mostly, or what is paid ahead, or was accrued. */
export const payableAccounts = (accounts: readonly Account[]): Account[] =>
  accounts.filter(
    ({ isHeading, archivedAt, control, purpose }) =>
      !isHeading && archivedAt === null && control === 'none' && purpose === null,
  );

/** The accounts that an expense can go to. */
export const expenseAccounts = (accounts: readonly Account[]): Account[] =>
  accounts.filter(
    ({ type, isHeading, archivedAt, control }) =>
      type === 'expense' && !isHeading && archivedAt === null && control === 'none',
  );

/** The bank accounts in use. */
export const bankAccounts = (accounts: readonly Account[]): Account[] =>
  accounts.filter(({ purpose, archivedAt }) => purpose === 'bank' && archivedAt === null);
