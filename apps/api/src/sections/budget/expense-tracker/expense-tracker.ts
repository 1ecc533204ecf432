import type {
  ExpenseTracker,
  expenseTrackerRoutes,
} from '@courtyard/contract/budget/expense-tracker/expense-tracker';
import { maxMonths } from '@courtyard/contract/budget/expense-tracker/expense.values';
import { fiscalYearOf, monthsThrough } from '@courtyard/contract/days';
import { sql } from 'kysely';
import type { z } from 'zod';
import {
  balanceCells,
  byAccount,
  type CellRow,
  chainHead,
  exact,
  expensesByVendor,
  funds,
} from '../../../ledger';
import { whileUnchanged } from '../../../platform/database/lists/exact-total';
import { msg } from '../../../platform/http/language/sentence';
import { invalid } from '../../../platform/http/problem';
import { type ReadContext, todayOf } from '../../../platform/section/call-context';
import { yearBegins } from '../../bookkeeping';
import { periodBefore } from './tracker-period.rules';

type Query = z.output<(typeof expenseTrackerRoutes.expenseTracker)['query']>;

interface Compared {
  amountMinor: number;
  beforeMinor: number;
}

const spentIn = (cells: readonly CellRow[], span: number): number =>
  cells.reduce(
    (sum, { debitMinor, creditMinor }) => exact(sum + (debitMinor[span] ?? 0) - (creditMinor[span] ?? 0)),
    0,
  );

/** Of the period and of the one before it, which are the first spans. */
const comparedIn = (cells: readonly CellRow[]): Compared => ({
  amountMinor: spentIn(cells, 0),
  beforeMinor: spentIn(cells, 1),
});

const isSpent = ({ amountMinor, beforeMinor }: Compared) => amountMinor !== 0 || beforeMinor !== 0;
const largestFirst = (one: Compared, other: Compared) =>
  other.amountMinor - one.amountMinor || other.beforeMinor - one.beforeMinor;

/** The dates that are asked for. Throws a Problem, 422, for a period that is none or that is too long. */
async function periodOf(context: ReadContext, query: Query) {
  const { to = todayOf(context) } = query;
  const from = query.from ?? fiscalYearOf(to, await yearBegins(context.tx)).from;
  if (from > to) throw invalid({ to: 'The last day is before the first. Choose a later one.' });
  const months = monthsThrough(from, to);
  if (months.length > maxMonths) throw invalid({ from: msg`Choose a period of up to ${maxMonths} months.` });
  return { from, to, months };
}

/** By vendor, with what names none as the rest of the total. */
async function vendorsOf(
  { tx, tenant }: ReadContext,
  asked: Parameters<typeof expensesByVendor>[1],
  { total, journalNo }: { total: Compared; journalNo: number },
): Promise<ExpenseTracker['vendors']> {
  // What is posted stays, so that sums of lines stand until the next entry.
  const spent = await whileUnchanged(
    { tenantId: tenant.id, key: `expenses by vendor ${JSON.stringify(asked)}`, revision: String(journalNo) },
    () => expensesByVendor(tx, asked),
  );
  const ids = spent.map(({ vendorId }) => vendorId);
  const known = await tx
    .selectFrom('vendor')
    .select(['id', 'name'])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  const names = new Map(known.map(({ id, name }) => [id, name]));
  const rest = { ...total };
  const vendors = spent.flatMap(({ vendorId, amountMinor: [amountMinor = 0, beforeMinor = 0] }) => {
    const name = names.get(vendorId);
    if (name === undefined) return [];
    rest.amountMinor = exact(rest.amountMinor - amountMinor);
    rest.beforeMinor = exact(rest.beforeMinor - beforeMinor);
    return [{ vendor: { id: vendorId, name }, amountMinor, beforeMinor }];
  });
  return [
    ...vendors.filter(isSpent).toSorted(largestFirst),
    ...(isSpent(rest) ? [{ vendor: null, ...rest }] : []),
  ];
}

/** What was spent, read from the balances by account, fund and month; only vendors are read from lines. */
export async function expenseTracker(context: ReadContext, query: Query): Promise<ExpenseTracker> {
  const { tx, platform } = context;
  const { basis, fundId } = query;
  const { from, to, months } = await periodOf(context, query);
  const known = (await funds(tx)).map(({ id, code, name }) => ({ id, code, name }));
  if (fundId !== undefined && !known.some(({ id }) => id === fundId))
    throw invalid({ fundId: 'Fund not found. Choose another one.' });
  const before = periodBefore({ from, to });
  const cells = await balanceCells(tx, {
    basis,
    withClosing: false,
    types: ['expense'],
    fundId,
    spans: [{ from, to }, before, ...months],
  });
  const total = comparedIn(cells);
  const { no } = await chainHead(tx);
  return {
    basis,
    journalNo: no,
    madeAt: platform.clock().toISOString(),
    from,
    to,
    before,
    funds: known,
    total,
    categories: byAccount(cells)
      .map(({ account: { accountId: id, code, name }, cells: its }) => ({
        account: { id, code, name },
        ...comparedIn(its),
      }))
      .filter(isSpent)
      .toSorted(largestFirst),
    vendors: await vendorsOf(
      context,
      { basis, fundId, spans: [{ from, to }, before] },
      { total, journalNo: no },
    ),
    byFund: known
      .map((fund) => ({ fund, ...comparedIn(cells.filter((cell) => cell.fundId === fund.id)) }))
      .filter(isSpent),
    months: months.map((month, place) => ({ ...month, amountMinor: spentIn(cells, place + 2) })),
  };
}
