import type {
  Budget,
  BudgetActuals,
  BudgetChoices,
  BudgetComparison,
  BudgetSummary,
} from '@courtyard/contract/budget/budget/budget';
import { maxCompared } from '@courtyard/contract/budget/budget/budget.values';
import { addDays } from '@courtyard/contract/days';
import { funds } from '../../../ledger';
import { msg } from '../../../platform/http/language/sentence';
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

/** The budgets that one is compared with, in the order that they were asked for. Throws a Problem, 422. */
async function comparedWith(context: ReadContext, otherIds: readonly string[]): Promise<Budget[]> {
  if (otherIds.length > maxCompared)
    throw invalid({ otherId: msg`Compare with up to ${maxCompared} budgets at once.` });
  const known =
    otherIds.length === 0 ? [] : await budgetRows(context).where('budget.id', 'in', otherIds).execute();
  if (known.length < otherIds.length)
    throw invalid({ otherId: 'Budget not found. Choose another one to compare with.' });
  const others: Budget[] = [];
  for (const id of otherIds) others.push(await getBudget(context, id));
  return others;
}

const yearsOf = ({ rows }: Budget) =>
  new Map(
    rows.map(({ account, amountsMinor }) => [
      account.id,
      amountsMinor.reduce((sum, amount) => sum + amount, 0),
    ]),
  );

const summaryIn = ({
  periods: _periods,
  rows: _rows,
  proposedBy: _proposed,
  adoptedBy: _adopted,
  returnedReason: _reason,
  inForce: _inForce,
  ...summary
}: Budget): BudgetSummary => summary;

/** The years of budgets by account. Throws a Problem: 404 for the one, 422 for the others. */
export async function compareBudgets(
  context: ReadContext,
  budgetId: string,
  otherIds: readonly string[] = [],
): Promise<BudgetComparison> {
  const one = await getBudget(context, budgetId);
  const others = await comparedWith(
    context,
    [...new Set(otherIds)].filter((id) => id !== budgetId),
  );
  const chart = new Map(
    [one, ...others].flatMap(({ rows }) => rows.map(({ account }) => [account.id, account])),
  );
  const [years, ofOthers] = [yearsOf(one), others.map(yearsOf)];
  const rows = [...chart.values()].map((account) => {
    const oneMinor = years.get(account.id) ?? 0;
    const amounts = ofOthers.map((other) => other.get(account.id) ?? 0);
    return {
      account,
      oneMinor,
      others: amounts.map((amountMinor) => ({ amountMinor, differenceMinor: amountMinor - oneMinor })),
    };
  });
  return {
    one: summaryIn(one),
    others: others.map(summaryIn),
    rows: rows.filter(
      ({ oneMinor, others: amounts }) =>
        oneMinor !== 0 || amounts.some(({ amountMinor }) => amountMinor !== 0),
    ),
  };
}
