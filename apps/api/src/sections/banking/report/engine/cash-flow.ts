import type { FinancialReport, reportRoutes } from '@courtyard/contract/banking/report/report';
import type { z } from 'zod';
import { factsOfReport, accounts, balanceCells } from '../../../../ledger';
import type { ReadingContext } from '../../../../platform/section/call-context';
import { activitiesOf } from './cash-activity.rules';
import { addsUp } from './fund-balances';
import { periodAsked, shown, withEnds } from './period-columns';
import { directRows, indirectRows, reportVersion } from './report-definition';
import { rowsOf } from './report-rows.rules';

export type CashFlowQuery = z.output<(typeof reportRoutes.cashFlow)['query']>;

/** From the cash at the beginning of a period to that at its end, by what moved it. */
export async function cashFlow(context: ReadingContext, query: CashFlowQuery): Promise<FinancialReport> {
  const { tx } = context;
  const { journalNo } = query;
  const isDirect = query.method === 'direct';
  const basis = isDirect ? 'cash' : 'accrual';
  const { spans, columnsOf, asked } = await periodAsked(context, query);
  const cells = await balanceCells(tx, { basis, journalNo, withClosing: false, spans: withEnds(spans) });
  const columns = columnsOf(cells);
  const rows = rowsOf(isDirect ? directRows : indirectRows, {
    cells,
    columns,
    groupOf: activitiesOf(await accounts(tx)),
    spans: spans.length,
  });
  return {
    ...(await factsOfReport(context, basis, query)),
    report: 'cash-flow',
    version: reportVersion,
    ...asked,
    withClosing: false,
    columns: columns.map(shown),
    rows,
    isBalanced: addsUp(rows, {
      opening: 'opening-cash',
      changes: ['net-cash-operating', 'net-cash-investing', 'net-cash-financing'],
      closing: 'closing-cash',
    }),
  };
}
