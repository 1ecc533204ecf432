import type { FinancialReport, reportRoutes } from '@courtyard/contract/banking/report/report';
import { maxMonths } from '@courtyard/contract/banking/report/report.values';
import { addDays, addMonths, fiscalYearOf, monthsThrough, startOfMonth } from '@courtyard/contract/days';
import type { z } from 'zod';
import { balanceCells, type CellSpan, type Fund, funds } from '../../../../ledger';
import { say } from '../../../../platform/http/language/sentence';
import { invalid } from '../../../../platform/http/problem';
import { type ReadContext, todayOf } from '../../../../platform/section/call-context';
import { yearBegins } from '../../../bookkeeping';
import { fundColumns, mentionOf, shown, usedFunds } from './balance-sheet';
import { profitRows, reportVersion } from './report-definition';
import { factsOfReport } from './report-facts';
import { type EngineColumn, rowsOf } from './report-rows.rules';

export type ProfitQuery = z.output<(typeof reportRoutes.profitAndLoss)['query']>;

/** The same dates a year before; the end of a month stays the end of that month. */
function yearBefore({ from, to }: { from: string; to: string }) {
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

/** Spans of the cells, and the columns made of them; columns of funds follow from the cells. */
function layoutOf(columns: ProfitQuery['columns'], { from, to, fund }: Asked) {
  const its = { fund: fund === null ? null : mentionOf(fund), isComparison: false, minus: null };
  const period = { from, to };
  if (columns === 'months') {
    const months = monthsThrough(from, to);
    if (months.length > maxMonths)
      throw invalid({ from: say`Choose a period of at most ${maxMonths} months to see it by month.` });
    const spans: CellSpan[] = [...months, period];
    const made = months.map((month, span): EngineColumn => ({
      ...its,
      ...month,
      key: month.from,
      kind: 'month',
      span,
    }));
    return {
      spans,
      columns: [...made, { ...its, ...period, key: 'total', kind: 'total', span: months.length } as const],
    };
  }
  const before = yearBefore(period);
  return {
    spans: [period, before],
    columns: [
      { ...its, ...period, key: 'period', kind: 'period', span: 0 },
      { ...its, ...before, key: 'year-ago', kind: 'year-ago', span: 1 },
      { ...its, ...period, key: 'change', kind: 'change', span: 0, minus: 1, isComparison: true },
    ] satisfies EngineColumn[],
  };
}

function askedFund(known: readonly Fund[], fundId: string | undefined): Fund | null {
  if (fundId === undefined) return null;
  const fund = known.find(({ id }) => id === fundId);
  if (!fund) throw invalid({ fundId: 'Fund not found. Choose another one.' });
  return fund;
}

/** Income, expenses and transfers of a period, without the entries that close a year. */
export async function profitAndLoss(context: ReadContext, query: ProfitQuery): Promise<FinancialReport> {
  const { tx } = context;
  const { to = todayOf(context), basis, columns: by, fundId } = query;
  const from = query.from ?? fiscalYearOf(to, await yearBegins(tx)).from;
  if (from > to) throw invalid({ to: 'The last day is before the first. Choose a later one.' });
  const known = await funds(tx);
  const fund = by === 'funds' ? null : askedFund(known, fundId);
  const layout = by === 'funds' ? { spans: [{ from, to }], columns: null } : layoutOf(by, { from, to, fund });
  const cells = await balanceCells(tx, {
    basis,
    withClosing: false,
    types: ['income', 'expense', 'transfer'],
    spans: layout.spans,
  });
  const columns = layout.columns ?? fundColumns(usedFunds(known, cells), from, to);
  return {
    ...(await factsOfReport(context, basis)),
    report: 'profit',
    version: reportVersion,
    from,
    to,
    fund: fund && mentionOf(fund),
    funds: known.map(mentionOf),
    withClosing: false,
    columns: columns.map(shown),
    rows: rowsOf(profitRows, cells, columns),
    isBalanced: true,
  };
}
