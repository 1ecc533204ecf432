import type { FinancialReport, ReportRow } from '@courtyard/contract/banking/report/report';
import { factsOfReport, balanceCells } from '../../../../ledger';
import type { ReadingContext } from '../../../../platform/section/call-context';
import { periodAsked, shown, withEnds } from './period-columns';
import type { ProfitQuery } from './profit-and-loss';
import { fundBalanceRows, ownFunds, reportVersion } from './report-definition';
import { rowsOf } from './report-rows.rules';

/** Whether each column ends with what it begins with and its changes. */
export function addsUp(
  rows: readonly ReportRow[],
  ends: { opening: ReportRow['line']; changes: readonly ReportRow['line'][]; closing: ReportRow['line'] },
): boolean {
  const of = (line: ReportRow['line']) =>
    rows.find((row) => row.line === line && row.kind === 'total')?.cells;
  const closing = of(ends.closing) ?? [];
  return closing.every(
    (amount, at) =>
      amount === [ends.opening, ...ends.changes].reduce((sum, line) => sum + (of(line)?.[at] ?? 0), 0),
  );
}

/** From the fund balances at the beginning of a period to those at its end, which are those of the balance sheets. */
export async function fundBalances(context: ReadingContext, query: ProfitQuery): Promise<FinancialReport> {
  const { basis, journalNo } = query;
  const { spans, columnsOf, asked } = await periodAsked(context, query);
  const cells = await balanceCells(context.tx, {
    basis,
    journalNo,
    withClosing: false,
    types: ownFunds,
    spans: withEnds(spans),
  });
  const columns = columnsOf(cells);
  const rows = rowsOf(fundBalanceRows, { cells, columns, spans: spans.length });
  return {
    ...(await factsOfReport(context, basis, query)),
    report: 'fund-balances',
    version: reportVersion,
    ...asked,
    withClosing: false,
    columns: columns.map(shown),
    rows,
    isBalanced: addsUp(rows, {
      opening: 'opening-fund-balances',
      changes: ['operating-income', 'total-transfers', 'other-changes'],
      closing: 'closing-fund-balances',
    }),
  };
}
