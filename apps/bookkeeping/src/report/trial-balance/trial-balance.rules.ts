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

/** Debits less credits of an account in a fund; null: in all of them together. */
export const balanceIn = ({ balances }: Account, fundId: string | null): number =>
  balances.reduce(
    (sum, balance) => (fundId === null || balance.fundId === fundId ? sum + balance.balanceMinor : sum),
    0,
  );

/** Debits and credits of a fund, or of all together, both positive. */
export function sidesOf(rows: readonly Account[], fundId: string | null) {
  const amounts = rows.map((row) => balanceIn(row, fundId));
  return {
    debitMinor: amounts.reduce((sum, amount) => sum + Math.max(0, amount), 0),
    creditMinor: amounts.reduce((sum, amount) => sum + Math.max(0, -amount), 0),
  };
}
