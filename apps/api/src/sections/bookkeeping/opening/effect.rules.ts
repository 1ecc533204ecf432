import type {
  OpeningEffect,
  OpeningInput,
  OpeningItem,
} from '@courtyard/contract/bookkeeping/opening/opening';
import type { OpeningChart } from './opening.rules';

/** Debit positive, credit negative: what is owed is a debit, credits of owners and deposits are credits. */
export const signedItem = ({ accounts }: Pick<OpeningChart, 'accounts'>, item: OpeningItem): number =>
  accounts.get(item.accountId)?.control === 'receivable' ? item.amountMinor : -item.amountMinor;

interface Sums {
  debitMinor: number;
  creditMinor: number;
}

/** By fund and by control account what opening balances come to, in the order of the codes. Throws a RangeError for sums beyond what is counted exactly. */
export function effectOf(
  { lines, items }: Pick<OpeningInput, 'lines' | 'items'>,
  known: Pick<OpeningChart, 'accounts' | 'funds'>,
): OpeningEffect {
  const sums = new Map<string, Sums>();
  const counted = new Map<string, { items: number; sumMinor: number }>();
  const add = (fundId: string, amount: number) => {
    const sum = sums.get(fundId) ?? { debitMinor: 0, creditMinor: 0 };
    sums.set(fundId, sum);
    if (amount > 0) sum.debitMinor = exact(sum.debitMinor + amount);
    else sum.creditMinor = exact(sum.creditMinor - amount);
  };
  for (const { fundId, amountMinor } of lines) add(fundId, amountMinor);
  for (const item of items) {
    add(item.fundId, signedItem(known, item));
    const key = `${item.accountId} ${item.fundId}`;
    const count = counted.get(key) ?? { items: 0, sumMinor: 0 };
    counted.set(key, { items: count.items + 1, sumMinor: exact(count.sumMinor + item.amountMinor) });
  }
  const funds = [...known.funds.keys()];
  return {
    funds: funds.flatMap((fundId) => {
      const sum = sums.get(fundId);
      // Never a negative zero.
      return sum ? [{ fundId, ...sum, fundBalanceMinor: sum.creditMinor - sum.debitMinor }] : [];
    }),
    controls: [...known.accounts.keys()].flatMap((accountId) =>
      funds.flatMap((fundId) => {
        const count = counted.get(`${accountId} ${fundId}`);
        return count ? [{ accountId, fundId, ...count }] : [];
      }),
    ),
  };
}

function exact(amount: number): number {
  if (Number.isSafeInteger(amount)) return amount;
  throw new RangeError('the sum is larger than what is counted exactly');
}
