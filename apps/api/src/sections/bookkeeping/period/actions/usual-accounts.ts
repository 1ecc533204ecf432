import { type AccountBalance, movements } from '../../../../ledger';
import type { Tx } from '../../../../platform/database/database';
import { daysOf, monthAfter } from '../months.rules';
import { missingOf, defaultMonths } from './usual.rules';

type Usual = 'expense' | 'transfer';

/** What moved in a month on accounts of a type, in accrual basis and without a year's end. */
const moved = (rows: readonly AccountBalance[], type: Usual) =>
  rows
    .filter((row) => row.type === type && (row.debitMinor !== 0 || row.creditMinor !== 0))
    .map(({ accountId, code, name }) => ({ accountId, label: `${code} ${name}` }));

/**
 * Expenses, depreciation with them, and contributions between funds that were posted in each of the last months and not in this one: a
 * bill that did not come yet, or an entry that was forgotten.
 */
export async function missingOfUsual(tx: Tx, month: string): Promise<Record<Usual, string[]>> {
  const inMonth = (of: string) => movements(tx, { ...daysOf(of), basis: 'accrual', withClosing: false });
  const now = await inMonth(month);
  const before: AccountBalance[][] = [];
  for (let back = 1; back <= defaultMonths; back++) before.push(await inMonth(monthAfter(month, -back)));
  const of = (type: Usual) =>
    missingOf(
      before.map((rows) => moved(rows, type)),
      moved(now, type),
    );
  return { expense: of('expense'), transfer: of('transfer') };
}
