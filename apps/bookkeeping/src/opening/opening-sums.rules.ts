import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import type { DraftBill, DraftItem, DraftLine } from './opening-values';

/** What is entered in a fund, in minor units. */
export interface FundSum {
  fundId: string;
  debitMinor: number;
  creditMinor: number;
  /** What its fund balance begins with so that it balances: debits less credits, as people read a fund balance. */
  fundBalanceMinor: number;
}

interface Entered {
  lines: readonly Pick<DraftLine, 'fundId' | 'amountMinor'>[];
  items: readonly Pick<DraftItem, 'accountId' | 'fundId' | 'amountMinor'>[];
  bills: readonly Pick<DraftBill, 'fundId' | 'amountMinor'>[];
}

/** The sums of each fund while one types: what is not understood yet counts for nothing. */
export function fundSums({ funds, accounts }: Chart, { lines, items, bills }: Entered): FundSum[] {
  const owed = new Set(accounts.filter(({ type }) => type === 'asset').map(({ id }) => id));
  const sums = new Map<string, { debitMinor: number; creditMinor: number }>();
  for (const { id, archivedAt } of funds)
    if (archivedAt === null) sums.set(id, { debitMinor: 0, creditMinor: 0 });
  const add = (fundId: string | null, amount: unknown) => {
    const sum = fundId === null ? undefined : sums.get(fundId);
    if (!sum || typeof amount !== 'number') return;
    if (amount > 0) sum.debitMinor += amount;
    else sum.creditMinor -= amount;
  };
  for (const { fundId, amountMinor } of lines) add(fundId, amountMinor);
  for (const { fundId, accountId, amountMinor } of items)
    add(fundId, amountMinor === null || owed.has(accountId ?? '') ? amountMinor : -amountMinor);
  for (const { fundId, amountMinor } of bills) add(fundId, amountMinor === null ? null : -amountMinor);
  return [...sums].map(([fundId, { debitMinor, creditMinor }]) => ({
    fundId,
    debitMinor,
    creditMinor,
    fundBalanceMinor: debitMinor - creditMinor,
  }));
}

/** What the open items of each kind come to in a fund while one types. */
export function openSums(
  { accounts }: Pick<Chart, 'accounts'>,
  { items, bills }: Pick<Entered, 'items' | 'bills'>,
): (control: { accountId: string; fundId: string }) => number {
  const payable = new Set(accounts.filter(({ control }) => control === 'payable').map(({ id }) => id));
  const sum = (amounts: readonly unknown[]) =>
    amounts.reduce<number>((total, amount) => (typeof amount === 'number' ? total + amount : total), 0);
  return ({ accountId, fundId }) =>
    payable.has(accountId)
      ? sum(bills.filter((bill) => bill.fundId === fundId).map(({ amountMinor }) => amountMinor))
      : sum(
          items
            .filter((item) => item.accountId === accountId && item.fundId === fundId)
            .map(({ amountMinor }) => amountMinor),
        );
}
