import type { budgetReportRoutes } from '@courtyard/contract/banking/report/budget-report';
import type { FinancialReport } from '@courtyard/contract/banking/report/report';
import type { z } from 'zod';
import { balanceCells, type CellSpan, factsOfReport, funds } from '../../../../../ledger';
import { type ReadingContext, todayOf } from '../../../../../platform/section/call-context';
import { adoptedBudgets, budgetYearAt, budgetYears } from '../../../../budget';
import { askedFund, mentionOf, shown, usedFunds, yearBefore } from '../period-columns';
import { profitRows, reportVersion, results } from '../report-definition';
import { rowsOf } from '../report-rows.rules';
import {
  budgetAgainstLastYear,
  budgetByFund,
  budgetByMonth,
  withBudgets,
  withPercents,
} from './budget-columns.rules';

export type BudgetQuery = z.output<(typeof budgetReportRoutes.budgetReport)['query']>;

/** The adopted budgets of a fiscal year against what was posted in its periods that are over, without the entries that close it. */
export async function budgetAgainstActual(
  context: ReadingContext,
  query: BudgetQuery,
): Promise<FinancialReport> {
  const { tx } = context;
  const { at = todayOf(context), basis, columns: by, fundId, journalNo } = query;
  const known = await funds(tx);
  const fund = askedFund(known, fundId);
  const { year, periods, through } = await budgetYearAt(context, at);
  const whole = { from: year.from, to: periods[through - 1]?.to ?? year.to };
  const before = yearBefore(whole);
  const spans: CellSpan[] = [
    whole,
    ...(by === 'months' ? periods.slice(0, through) : by === 'last-year' ? [before] : []),
  ];
  const budgets = (await adoptedBudgets(context, year.from)).filter(
    (budget) => fund === null || budget.fund.id === fund.id,
  );
  const actuals = await balanceCells(tx, {
    basis,
    journalNo,
    withClosing: false,
    types: results,
    fundId,
    spans,
  });
  const cells = withBudgets(actuals, budgets, spans, { periods, through });
  const layout = { whole, fund };
  const columns =
    by === 'months'
      ? budgetByMonth(layout, spans)
      : by === 'last-year'
        ? budgetAgainstLastYear(layout, before)
        : budgetByFund(layout, usedFunds(known, cells));
  return {
    ...(await factsOfReport(context, basis, query)),
    report: 'budget',
    version: reportVersion,
    ...whole,
    fund: fund && mentionOf(fund),
    funds: known.map(mentionOf),
    withClosing: false,
    columns: columns.map(shown),
    rows: rowsOf(profitRows, { cells, columns }).map((row) => ({
      ...row,
      cells: withPercents(row.cells, columns),
    })),
    isBalanced: true,
    budget: {
      year,
      years: await budgetYears(context, year),
      through,
      periodEnds: periods.map(({ to }) => to),
      adopted: budgets.map(({ id, scenario, number, fund: its }) => ({
        id,
        scenario,
        number,
        fund: mentionOf(its),
      })),
    },
  };
}
