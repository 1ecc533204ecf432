import type { reportRoutes } from '@courtyard/contract/banking/report/report';
import { maxMonths } from '@courtyard/contract/banking/report/report.values';
import { addDays, addMonths, fiscalYearOf, monthsThrough, startOfMonth } from '@courtyard/contract/days';
import type { z } from 'zod';
import { type CellRow, type CellSpan, type Fund, funds } from '../../../../ledger';
import { msg } from '../../../../platform/http/language/sentence';
import { invalid } from '../../../../platform/http/problem';
import { type ReadingContext, todayOf } from '../../../../platform/section/call-context';
import { yearBegins } from '../../../bookkeeping';
import type { EngineColumn } from './report-rows.rules';

export type PeriodQuery = Omit<z.output<(typeof reportRoutes.profitAndLoss)['query']>, 'basis'>;

/** Funds that something was posted to in one of the spans, in their order. */
export const usedFunds = (all: readonly Fund[], cells: readonly CellRow[]): Fund[] =>
  all.filter(({ id }) =>
    cells.some(({ fundId, lines }) => fundId === id && lines.some((count) => count !== 0)),
  );

export const mentionOf = ({ id, code, name }: Fund) => ({ id, code, name });

/** A column for each fund and one of all together; of one fund alone, that one. */
export function fundColumns(used: readonly Fund[], from: string | null, to: string): EngineColumn[] {
  const base = { from, to, isComparison: false, side: null, by: null, span: 0, minus: null };
  return [
    ...(used.length > 1
      ? used.map((fund): EngineColumn => ({ ...base, key: fund.id, kind: 'fund', fund: mentionOf(fund) }))
      : []),
    { ...base, key: 'total', kind: 'total', fund: null },
  ];
}

/** A column without what the engine alone needs of it. */
export const shown = ({ span: _span, minus: _minus, ...column }: EngineColumn) => column;

/** The same dates a year before; the end of a month stays the end of that month. */
export function yearBefore({ from, to }: { from: string; to: string }) {
  const endsMonth = addDays(to, 1) === addMonths(startOfMonth(to), 1);
  return {
    from: addMonths(from, -12),
    to: endsMonth ? addDays(addMonths(startOfMonth(to), -11), -1) : addMonths(to, -12),
  };
}

interface Asked {
  from: string;
  to: string;
  fund: Fund | null;
}

interface Layout {
  spans: CellSpan[];
  columnsOf: (cells: readonly CellRow[]) => EngineColumn[];
}

/** By month, with the whole period last. */
function byMonth({ from, to, fund }: Asked): Layout {
  const its = { fund: fund && mentionOf(fund), isComparison: false, side: null, by: null, minus: null };
  const months = monthsThrough(from, to);
  if (months.length > maxMonths)
    throw invalid({ from: msg`Choose a period of at most ${maxMonths} months to see it by month.` });
  const columns = months.map((month, span): EngineColumn => ({
    ...its,
    ...month,
    key: month.from,
    kind: 'month',
    span,
  }));
  const whole = { ...its, from, to, key: 'total', kind: 'total', span: months.length } as const;
  return { spans: [...months, { from, to }], columnsOf: () => [...columns, whole] };
}

/** Beside the same dates of the year before, and how both differ. */
function againstLastYear({ from, to, fund }: Asked): Layout {
  const its = { fund: fund && mentionOf(fund), isComparison: false, side: null, by: null, minus: null };
  const period = { from, to };
  const before = yearBefore(period);
  return {
    spans: [period, before],
    columnsOf: () => [
      { ...its, ...period, key: 'period', kind: 'period', span: 0 },
      { ...its, ...before, key: 'year-ago', kind: 'year-ago', span: 1 },
      { ...its, ...period, key: 'change', kind: 'change', span: 0, minus: 1, isComparison: true },
    ],
  };
}

/** Throws a Problem, 422, for one that the community does not have. */
export function askedFund(known: readonly Fund[], fundId: string | undefined): Fund | null {
  if (fundId === undefined) return null;
  const fund = known.find(({ id }) => id === fundId);
  if (!fund) throw invalid({ fundId: 'Fund not found. Choose another one.' });
  return fund;
}

/** The period that a report is asked for, its funds and its columns; columns of funds follow from the cells. */
export async function periodAsked(context: ReadingContext, query: PeriodQuery) {
  const { tx } = context;
  const { to = todayOf(context), columns, fundId } = query;
  const from = query.from ?? fiscalYearOf(to, await yearBegins(tx)).from;
  if (from > to) throw invalid({ to: 'The last day is before the first. Choose a later one.' });
  const known = await funds(tx);
  const fund = columns === 'funds' ? null : askedFund(known, fundId);
  const asked = { from, to, fund };
  const layout: Layout =
    columns === 'months'
      ? byMonth(asked)
      : columns === 'last-year'
        ? againstLastYear(asked)
        : { spans: [{ from, to }], columnsOf: (cells) => fundColumns(usedFunds(known, cells), from, to) };
  return {
    ...layout,
    /** What a report says of it. */
    asked: { from, to, fund: fund && mentionOf(fund), funds: known.map(mentionOf) },
  };
}

/** Spans, then what was before each of them, then what was until the end of each: what a column leads from and to. */
export const withEnds = (spans: readonly CellSpan[]): CellSpan[] => [
  ...spans,
  ...spans.map(({ from, to }) => ({ from: null, to: from === null ? to : addDays(from, -1) })),
  ...spans.map(({ to }) => ({ from: null, to })),
];
