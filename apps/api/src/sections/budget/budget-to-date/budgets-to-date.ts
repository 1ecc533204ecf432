import type { BudgetToDate } from '@courtyard/contract/budget/budget-to-date/budget-to-date';
import { balanceCells, exactSum } from '../../../ledger';
import { type ReadContext, todayOf } from '../../../platform/section/call-context';
import { adoptedBudgets, budgetYearAt } from './adopted-budgets';

/** Expenses so far of each fund that has an adopted budget of this fiscal year. */
export async function budgetsToDate(context: ReadContext): Promise<BudgetToDate[]> {
  const { year, periods, through } = await budgetYearAt(context, todayOf(context));
  const from = year.from;
  const to = periods[through - 1]?.to ?? year.to;
  const spent = await balanceCells(context.tx, {
    basis: 'accrual',
    withClosing: false,
    types: ['expense'],
    spans: [{ from, to }],
  });
  return (await adoptedBudgets(context, from)).flatMap(({ fund: { id, code, name }, lines }) => {
    const expenses = lines.filter(({ account }) => account.type === 'expense');
    const budgetMinor = exactSum(expenses.flatMap(({ balancesMinor }) => balancesMinor.slice(0, through)));
    const actualMinor = exactSum(
      spent
        .filter(({ fundId }) => fundId === id)
        .flatMap(({ debitMinor, creditMinor }) => [debitMinor[0] ?? 0, -(creditMinor[0] ?? 0)]),
    );
    if (expenses.length === 0 && actualMinor === 0) return [];
    const percentHundredths =
      budgetMinor === 0 ? null : Number((BigInt(actualMinor) * 10_000n) / BigInt(budgetMinor));
    return [{ fund: { id, code, name }, from, to, budgetMinor, actualMinor, percentHundredths }];
  });
}
