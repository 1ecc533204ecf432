import { fiscalYearOf } from '@courtyard/contract/days';
import { type Account, accounts, type Fund, funds, usedMonths } from '../../../ledger';
import { type ReadingContext, todayOf } from '../../../platform/section/call-context';
import { yearBegins } from '../../bookkeeping';
import { amountsOf, signOf } from '../budget/budget-grid.sql';
import { type Days, periodsOf } from '../budget/periods.rules';

/** A fiscal year by its periods, and how many of them are over. */
export interface BudgetYear {
  year: Days;
  periods: Days[];
  /** The last period that is over at the end of the day, or the first one. */
  through: number;
}

/** The fiscal year of a day. */
export async function budgetYearAt({ tx }: Pick<ReadingContext, 'tx'>, at: string): Promise<BudgetYear> {
  const year = fiscalYearOf(at, await yearBegins(tx));
  const periods = periodsOf(year);
  return { year, periods, through: Math.max(1, periods.filter(({ to }) => to <= at).length) };
}

/** An adopted budget with the accounts that it has amounts on. */
export interface AdoptedBudget {
  id: string;
  scenario: string;
  number: number;
  fund: Fund;
  /** By period, debits less credits. */
  lines: { account: Pick<Account, 'id' | 'code' | 'name' | 'type'>; balancesMinor: number[] }[];
}

/** The adopted budgets of a fiscal year, by fund. */
export async function adoptedBudgets(
  { tx }: Pick<ReadingContext, 'tx'>,
  yearFrom: string,
): Promise<AdoptedBudget[]> {
  const found = await tx
    .selectFrom('budget')
    .select(['id', 'fundId', 'scenario', 'number'])
    .where('yearFrom', '=', yearFrom)
    .where('status', '=', 'adopted')
    .execute();
  const chart = await accounts(tx);
  const budgets: AdoptedBudget[] = [];
  for (const fund of await funds(tx)) {
    const budget = found.find(({ fundId }) => fundId === fund.id);
    if (!budget) continue;
    const { id, scenario, number } = budget;
    const amounts = await amountsOf(tx, id);
    const lines = chart.flatMap((account) => {
      const its = amounts.get(account.id);
      if (!its) return [];
      const sign = signOf(account.type);
      return [{ account, balancesMinor: its.map((amount) => (amount === 0 ? 0 : sign * amount)) }];
    });
    budgets.push({ id, scenario, number, fund, lines });
  }
  return budgets;
}

/** Fiscal years to choose from. */
const maxYears = 40;

/** Fiscal years with entries or budgets, this one and the one that is asked for, the latest first. */
export async function budgetYears(context: ReadingContext, asked: Days): Promise<Days[]> {
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
