import type { Account } from '@courtyard/contract/bookkeeping/account/account';

/** Where money that comes in can go: bank accounts, and what waits for its deposit. */
export const depositAccounts = (accounts: readonly Account[]): Account[] =>
  accounts.filter(
    ({ purpose, archivedAt, isHeading }) =>
      (purpose === 'bank' || purpose === 'undeposited') && archivedAt === null && !isHeading,
  );

/** The one that is meant unless somebody says another: undeposited funds, or the only bank account. */
export function defaultDeposit(accounts: readonly Account[]): Account | undefined {
  const [first, ...others] = accounts;
  return (
    accounts.find(({ purpose }) => purpose === 'undeposited') ?? (others.length === 0 ? first : undefined)
  );
}
