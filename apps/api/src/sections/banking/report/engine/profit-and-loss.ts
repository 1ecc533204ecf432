import type { FinancialReport, reportRoutes } from '@courtyard/contract/banking/report/report';
import type { z } from 'zod';
import { balanceCells, factsOfReport } from '../../../../ledger';
import type { ReadingContext } from '../../../../platform/section/call-context';
import { periodAsked, shown } from './period-columns';
import { profitRows, reportVersion, results } from './report-definition';
import { rowsOf } from './report-rows.rules';

export type ProfitQuery = z.output<(typeof reportRoutes.profitAndLoss)['query']>;

/** Income, expenses and transfers of a period, without the entries that close a year. */
export async function profitAndLoss(context: ReadingContext, query: ProfitQuery): Promise<FinancialReport> {
  const { basis, journalNo } = query;
  const { spans, columnsOf, asked } = await periodAsked(context, query);
  const cells = await balanceCells(context.tx, {
    basis,
    journalNo,
    withClosing: false,
    types: results,
    spans,
  });
  const columns = columnsOf(cells);
  return {
    ...(await factsOfReport(context, basis, query)),
    report: 'profit',
    version: reportVersion,
    ...asked,
    withClosing: false,
    columns: columns.map(shown),
    rows: rowsOf(profitRows, { cells, columns }),
    isBalanced: true,
  };
}
