import type { Account, Chart } from '@courtyard/contract/bookkeeping/account/account';

/** Accounts on which something stands in a fund, by code, and the funds in which something does. */
export function standingOf({ accounts, funds }: Pick<Chart, 'accounts' | 'funds'>) {
  const rows = accounts.filter(({ balances }) => balances.some(({ balanceMinor }) => balanceMinor !== 0));
  const used = new Set(
    rows.flatMap(({ balances }) =>
      balances.flatMap(({ fundId, balanceMinor }) => (balanceMinor === 0 ? [] : [fundId])),
    ),
  );
  return { rows, funds: funds.filter(({ id }) => used.has(id)) };
}

/** Debits less credits of an account in a fund. */
export const balanceIn = ({ balances }: Account, fundId: string): number =>
  balances.find((balance) => balance.fundId === fundId)?.balanceMinor ?? 0;

/** Debits and credits of a fund, both positive. */
export function sidesOf(rows: readonly Account[], fundId: string) {
  const amounts = rows.map((row) => balanceIn(row, fundId));
  return {
    debitMinor: amounts.reduce((sum, amount) => sum + Math.max(0, amount), 0),
    creditMinor: amounts.reduce((sum, amount) => sum + Math.max(0, -amount), 0),
  };
}
