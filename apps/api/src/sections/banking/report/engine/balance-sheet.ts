import type { FinancialReport, reportRoutes } from '@courtyard/contract/banking/report/report';
import { addDays } from '@courtyard/contract/days';
import type { z } from 'zod';
import { balanceCells, factsOfReport, funds } from '../../../../ledger';
import { invalid } from '../../../../platform/http/problem';
import { type ReadingContext, todayOf } from '../../../../platform/section/call-context';
import { fundColumns, mentionOf, shown, usedFunds } from './period-columns';
import { balanceRows, reportVersion } from './report-definition';
import { type EngineColumn, isBalanced, rowsOf } from './report-rows.rules';

export type BalanceQuery = z.output<(typeof reportRoutes.balanceSheet)['query']>;

/** As of the end of a date. Beside an earlier one stands what it was then, and the entries since. */
export async function balanceSheet(context: ReadingContext, query: BalanceQuery): Promise<FinancialReport> {
  const { tx } = context;
  const { at = todayOf(context), basis, compareWith, journalNo } = query;
  if (compareWith !== undefined && compareWith >= at)
    throw invalid({ compareWith: 'Choose a date before the date of the balance sheet.' });
  const later = compareWith === undefined ? null : addDays(compareWith, 1);
  const cells = await balanceCells(tx, {
    basis,
    journalNo,
    spans: [
      { from: null, to: at },
      ...(compareWith === undefined
        ? []
        : [
            { from: null, to: compareWith },
            { from: later, to: at },
          ]),
    ],
  });
  const all = { fund: null, isComparison: false, side: null, by: null, minus: null };
  const known = await funds(tx);
  const columns: EngineColumn[] = [
    ...fundColumns(usedFunds(known, cells), null, at),
    ...(compareWith === undefined
      ? []
      : ([
          { ...all, key: 'earlier', kind: 'earlier', from: null, to: compareWith, span: 1 },
          { ...all, key: 'change', kind: 'change', from: later, to: at, span: 2 },
        ] as const)),
  ];
  return {
    ...(await factsOfReport(context, basis, query)),
    report: 'balance',
    version: reportVersion,
    from: null,
    to: at,
    fund: null,
    funds: known.map(mentionOf),
    withClosing: true,
    columns: columns.map(shown),
    rows: rowsOf(balanceRows, { cells, columns }),
    isBalanced: isBalanced(cells, columns),
  };
}
