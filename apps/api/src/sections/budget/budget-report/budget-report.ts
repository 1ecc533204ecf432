import type { budgetReportRoutes } from '@courtyard/contract/budget/budget-report/budget-report';
import type {
  BudgetReport,
  BudgetReportRow,
  BudgetToDate,
} from '@courtyard/contract/budget/budget-report/budget-report';
import { fiscalYearOf } from '@courtyard/contract/days';
import type { z } from 'zod';
import { accounts, type Basis, factsOfReport, type Fund, funds, usedMonths } from '../../../ledger';
import { invalid } from '../../../platform/http/problem';
import { type ReadContext, todayOf } from '../../../platform/section/call-context';
import { yearBegins } from '../../bookkeeping';
import { actualsOf, amountsOf, isBudgetedType } from '../budget/budget-grid.sql';
import { yearOf } from '../budget/budget.service';
import { type Days, periodsOf } from '../budget/periods.rules';

type Query = z.output<(typeof budgetReportRoutes.budgetReport)['query']>;

/** A sum that a number holds. Throws for one that it cannot. */
function sumOf(amounts: readonly number[]): number {
  const sum = amounts.reduce((all, amount) => all + amount, 0);
  if (!Number.isSafeInteger(sum)) throw new RangeError('a sum is too large for a number');
  return sum;
}

type Figures = Pick<BudgetReportRow, 'budgetMinor' | 'actualMinor' | 'yearMinor'>;

/** Actual in hundredths of a percent of a budget, rounded toward zero. */
const percentOf = ({ budgetMinor, actualMinor }: Figures): number | null =>
  budgetMinor === 0 ? null : Number((BigInt(actualMinor) * 10_000n) / BigInt(budgetMinor));

const withDerived = (figures: Figures) => ({
  ...figures,
  varianceMinor: sumOf([figures.actualMinor, -figures.budgetMinor]),
  percentHundredths: percentOf(figures),
  forecastMinor: sumOf([figures.actualMinor, figures.yearMinor, -figures.budgetMinor]),
});

const sections = [
  ['income', 'total-income'],
  ['expense', 'total-expenses'],
  ['transfer', 'total-transfers'],
] as const;

/** A total over rows of accounts; expenses count against the rest in the net income. */
function totalOf(
  total: NonNullable<BudgetReportRow['total']>,
  types: BudgetReportRow['types'],
  rows: readonly BudgetReportRow[],
): BudgetReportRow {
  const its = rows.filter((row) => row.types.some((type) => types.includes(type)));
  const signed = (field: keyof Figures) =>
    sumOf(
      its.map((row) => (total === 'net-income' && row.types.includes('expense') ? -row[field] : row[field])),
    );
  return {
    key: total,
    total,
    account: null,
    types,
    ...withDerived({
      budgetMinor: signed('budgetMinor'),
      actualMinor: signed('actualMinor'),
      yearMinor: signed('yearMinor'),
    }),
  };
}

interface Asked {
  fundId: string;
  year: Days;
  basis: Basis;
  /** The last period that counts, from 1. */
  through: number;
}

/** The adopted budget of a fund and fiscal year, and the rows of its report. */
async function figuresIn({ tx }: ReadContext, { fundId, year, basis, through }: Asked) {
  const budget = await tx
    .selectFrom('budget')
    .select(['id', 'scenario', 'number'])
    .where('fundId', '=', fundId)
    .where('yearFrom', '=', year.from)
    .where('status', '=', 'adopted')
    .executeTakeFirst();
  const budgeted = budget ? await amountsOf(tx, budget.id) : new Map<string, number[]>();
  const actuals = new Map(
    (await actualsOf(tx, { fundId, year, basis })).map((row) => [row.accountId, row.amountsMinor]),
  );
  const rows = (await accounts(tx)).flatMap(({ id, code, name, type }): BudgetReportRow[] => {
    const [plan, actual] = [budgeted.get(id) ?? [], actuals.get(id) ?? []];
    const figures = {
      budgetMinor: sumOf(plan.slice(0, through)),
      actualMinor: sumOf(actual.slice(0, through)),
      yearMinor: sumOf(plan),
    };
    const isEmpty = Object.values(figures).every((amount) => amount === 0);
    if (!isBudgetedType(type) || isEmpty) return [];
    return [{ key: id, total: null, account: { id, code, name }, types: [type], ...withDerived(figures) }];
  });
  return {
    budget: budget ?? null,
    rows: [
      ...sections.flatMap(([type, total]) => {
        const its = rows.filter((row) => row.types.includes(type));
        return its.length === 0 ? [] : [...its, totalOf(total, [type], its)];
      }),
      totalOf('net-income', ['income', 'expense', 'transfer'], rows),
    ],
  };
}

/** The last period that is over, or the first one. */
const lastOver = (periods: readonly Days[], today: string) =>
  Math.max(1, periods.filter(({ to }) => to < today).length);

/** Fiscal years to choose from. */
const maxYears = 40;

/** Fiscal years with entries or budgets, this one and the one that is asked for, the latest first. */
async function yearsOf(context: ReadContext, asked: Days): Promise<Days[]> {
  const { tx } = context;
  const begins = await yearBegins(tx);
  const budgeted = await tx.selectFrom('budget').select('yearFrom').distinct().execute();
  const days = [
    ...(await usedMonths(tx)).map((month) => `${month}-01`),
    ...budgeted.map(({ yearFrom }) => yearFrom),
    todayOf(context),
    asked.from,
  ];
  const known = new Map(days.map((day) => fiscalYearOf(day, begins)).map((year) => [year.from, year]));
  return [...known.values()].toSorted((one, other) => (one.from < other.from ? 1 : -1)).slice(0, maxYears);
}

const mentionOf = ({ id, code, name }: Fund) => ({ id, code, name });

/** The adopted budget of a fund against what was posted in its fiscal year. Throws a Problem, 422, for a fund that is not there. */
export async function budgetReport(context: ReadContext, query: Query): Promise<BudgetReport> {
  const { tx } = context;
  const { basis } = query;
  const known = await funds(tx);
  const fund =
    query.fundId === undefined
      ? (known.find(({ kind }) => kind === 'operating') ?? known[0])
      : known.find(({ id }) => id === query.fundId);
  if (!fund) throw invalid({ fundId: 'Fund not found. Choose another one.' });
  const today = todayOf(context);
  const year = await yearOf(context, query.yearFrom ?? today);
  const periods = periodsOf(year);
  const through = query.through ?? lastOver(periods, today);
  return {
    ...(await factsOfReport(context, basis)),
    fund: mentionOf(fund),
    funds: known.map(mentionOf),
    yearFrom: year.from,
    yearTo: year.to,
    years: await yearsOf(context, year),
    through,
    from: year.from,
    to: periods[through - 1]?.to ?? year.to,
    ...(await figuresIn(context, { fundId: fund.id, year, basis, through })),
  };
}

/** Expenses so far of each fund that has an adopted budget of this fiscal year. */
export async function budgetsToDate(context: ReadContext): Promise<BudgetToDate[]> {
  const { tx } = context;
  const today = todayOf(context);
  const year = await yearOf(context, today);
  const periods = periodsOf(year);
  const through = lastOver(periods, today);
  const found: BudgetToDate[] = [];
  for (const fund of await funds(tx)) {
    const asked = { fundId: fund.id, year, basis: 'accrual' as const, through };
    const { budget, rows } = await figuresIn(context, asked);
    const expenses = rows.find(({ total }) => total === 'total-expenses');
    if (budget === null || !expenses) continue;
    const { budgetMinor, actualMinor, percentHundredths } = expenses;
    const to = periods[through - 1]?.to ?? year.to;
    found.push({ fund: mentionOf(fund), from: year.from, to, budgetMinor, actualMinor, percentHundredths });
  }
  return found;
}
