import type {
  BudgetActuals,
  BudgetChoices,
  BudgetComparison,
} from '@courtyard/contract/budget/budget/budget';
import { addDays } from '@courtyard/contract/days';
import { funds } from '../../../ledger';
import { invalid } from '../../../platform/http/problem';
import { type ReadContext, todayOf } from '../../../platform/section/call-context';
import { budgetRows, summaryOf } from './budget.sql';
import { actualsOf } from './budget-grid.sql';
import { getBudget, yearOf } from './budget.service';

const [yearsBack, yearsAhead, maxBudgets] = [3, 3, 200];

/** The fiscal year before one, and the one after. */
const besides = async (context: ReadContext, { from, to }: { from: string; to: string }, ahead: boolean) =>
  yearOf(context, addDays(ahead ? to : from, ahead ? 1 : -1));

export async function choicesOf(context: ReadContext): Promise<BudgetChoices> {
  const { tx } = context;
  let year = await yearOf(context, todayOf(context));
  for (let back = 0; back < yearsBack; back += 1) year = await besides(context, year, false);
  const years = [year];
  for (let place = 0; place < yearsBack + yearsAhead; place += 1) {
    year = await besides(context, year, true);
    years.push(year);
  }
  const rows = await budgetRows(context)
    .orderBy('budget.yearFrom', 'desc')
    .orderBy('fund.code')
    .orderBy('budget.number', 'desc')
    .limit(maxBudgets)
    .execute();
  return {
    funds: (await funds(tx)).flatMap(({ id, code, name, archivedAt }) =>
      archivedAt === null ? [{ id, code, name }] : [],
    ),
    years: years.toReversed(),
    budgets: rows.map((row) => {
      const { id, fund, yearFrom, yearTo, scenario, number, status } = summaryOf(row);
      return { id, fund, yearFrom, yearTo, scenario, number, status };
    }),
  };
}

export async function actualsIn(
  context: ReadContext,
  { fundId, yearFrom }: { fundId: string; yearFrom: string },
): Promise<BudgetActuals> {
  const year = await yearOf(context, yearFrom);
  return { yearFrom: year.from, yearTo: year.to, rows: await actualsOf(context.tx, { fundId, year }) };
}

/** Throws a Problem: 404 for the one, 422 for the other. */
export async function compareBudgets(
  context: ReadContext,
  budgetId: string,
  otherId: string,
): Promise<BudgetComparison> {
  const one = await getBudget(context, budgetId);
  const known = await budgetRows(context).where('budget.id', '=', otherId).executeTakeFirst();
  if (!known) throw invalid({ otherId: 'Budget not found. Choose another one to compare with.' });
  const other = await getBudget(context, otherId);
  const year = (amounts: readonly number[] = []) => amounts.reduce((sum, amount) => sum + amount, 0);
  const others = new Map(other.rows.map((row) => [row.account.id, row]));
  const ids = new Set(one.rows.map(({ account }) => account.id));
  const rows = [
    ...one.rows.map(({ account, amountsMinor }) => ({
      account,
      oneMinor: year(amountsMinor),
      otherMinor: year(others.get(account.id)?.amountsMinor),
    })),
    ...other.rows
      .filter(({ account }) => !ids.has(account.id))
      .map(({ account, amountsMinor }) => ({ account, oneMinor: 0, otherMinor: year(amountsMinor) })),
  ];
  const summary = ({
    periods: _periods,
    rows: _rows,
    proposedBy: _proposed,
    adoptedBy: _adopted,
    returnedReason: _reason,
    inForce: _inForce,
    ...rest
  }: typeof one) => rest;
  return {
    one: summary(one),
    other: summary(other),
    rows: rows
      .filter(({ oneMinor, otherMinor }) => oneMinor !== 0 || otherMinor !== 0)
      .map((row) => ({ ...row, differenceMinor: row.otherMinor - row.oneMinor })),
  };
}
