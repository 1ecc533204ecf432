import type {
  OpeningEffect,
  OpeningInput,
  OpeningItem,
} from '@courtyard/contract/bookkeeping/opening/opening';
import type { Text } from '../../../platform/http/language/sentence';
import { billKey, payableIn } from './bills/opening-bills.rules';
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
  { lines, items, bills }: Pick<OpeningInput, 'lines' | 'items' | 'bills'>,
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
  const count = (accountId: string, fundId: string, amount: number, times: number) => {
    const key = `${accountId} ${fundId}`;
    const before = counted.get(key) ?? { items: 0, sumMinor: 0 };
    counted.set(key, { items: before.items + times, sumMinor: exact(before.sumMinor + amount) });
  };
  for (const item of items) {
    add(item.fundId, signedItem(known, item));
    count(item.accountId, item.fundId, item.amountMinor, 1);
  }
  const seen = new Set<string>();
  for (const bill of bills) {
    add(bill.fundId, 0 - bill.amountMinor);
    const payable = payableIn(known, bill.fundId);
    const key = `${billKey(bill)} ${bill.fundId}`;
    // A bill counts once in each fund, however many lines it has there.
    if (payable) count(payable.id, bill.fundId, bill.amountMinor, seen.has(key) ? 0 : 1);
    seen.add(key);
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
        const found = counted.get(`${accountId} ${fundId}`);
        return found ? [{ accountId, fundId, ...found }] : [];
      }),
    ),
  };
}

/** Balances of control accounts that the open items don’t add up to, by path: `controls.0.amountMinor`. */
export function faultsOfControls(
  { controls }: Pick<OpeningInput, 'controls'>,
  effect: Pick<OpeningEffect, 'controls'>,
  { accounts }: Pick<OpeningChart, 'accounts'>,
): Record<string, Text> {
  const faults: Record<string, Text> = {};
  controls.forEach(({ accountId, fundId, amountMinor }, place) => {
    const account = accounts.get(accountId);
    const found = effect.controls.find((one) => one.accountId === accountId && one.fundId === fundId);
    const sumMinor = (account?.control === 'receivable' ? 1 : -1) * (found?.sumMinor ?? 0);
    if (!account || account.control === 'none')
      faults[`controls.${place}.accountId`] = account
        ? 'This account has no open items. Enter its balance as a line.'
        : 'There is no such account.';
    else if (amountMinor - sumMinor !== 0)
      faults[`controls.${place}.amountMinor`] =
        'The open items don’t add up to this balance. Correct the balance or the items.';
  });
  return faults;
}

function exact(amount: number): number {
  if (Number.isSafeInteger(amount)) return amount;
  throw new RangeError('the sum is larger than what is counted exactly');
}
