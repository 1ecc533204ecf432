import type { FinancialReport, reportRoutes } from '@courtyard/contract/banking/report/report';
import { addDays } from '@courtyard/contract/days';
import type { z } from 'zod';
import { balanceCells, type CellRow, type Fund, funds } from '../../../../ledger';
import { invalid } from '../../../../platform/http/problem';
import { type ReadContext, todayOf } from '../../../../platform/section/call-context';
import { balanceRows, reportVersion } from './report-definition';
import { factsOfReport } from './report-facts';
import { type EngineColumn, isBalanced, rowsOf } from './report-rows.rules';

export type BalanceQuery = z.output<(typeof reportRoutes.balanceSheet)['query']>;

/** Funds that something was posted to in one of the spans, in their order. */
export const usedFunds = (all: readonly Fund[], cells: readonly CellRow[]): Fund[] =>
  all.filter(({ id }) =>
    cells.some(({ fundId, lines }) => fundId === id && lines.some((count) => count !== 0)),
  );

export const mentionOf = ({ id, code, name }: Fund) => ({ id, code, name });

/** A column for each fund and one of all together; of one fund alone, that one. */
export function fundColumns(used: readonly Fund[], from: string | null, to: string): EngineColumn[] {
  const base = { from, to, isComparison: false, span: 0, minus: null };
  return [
    ...(used.length > 1
      ? used.map((fund): EngineColumn => ({ ...base, key: fund.id, kind: 'fund', fund: mentionOf(fund) }))
      : []),
    { ...base, key: 'total', kind: 'total', fund: null },
  ];
}

/** As of the end of a date. Beside an earlier one stands what it was then, and the entries since. */
export async function balanceSheet(context: ReadContext, query: BalanceQuery): Promise<FinancialReport> {
  const { tx } = context;
  const { at = todayOf(context), basis, compareWith } = query;
  if (compareWith !== undefined && compareWith >= at)
    throw invalid({ compareWith: 'Choose a date before the date of the balance sheet.' });
  const later = compareWith === undefined ? null : addDays(compareWith, 1);
  const cells = await balanceCells(tx, {
    basis,
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
  const all = { fund: null, isComparison: false, minus: null };
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
    ...(await factsOfReport(context, basis)),
    report: 'balance',
    version: reportVersion,
    from: null,
    to: at,
    fund: null,
    funds: known.map(mentionOf),
    withClosing: true,
    columns: columns.map(shown),
    rows: rowsOf(balanceRows, cells, columns),
    isBalanced: isBalanced(cells, columns),
  };
}

/** A column without what the engine alone needs of it. */
export const shown = ({ span: _span, minus: _minus, ...column }: EngineColumn) => column;
