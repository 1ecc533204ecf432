import type { FinancialReport, ReportRow, reportRoutes } from '@courtyard/contract/banking/report/report';
import type { z } from 'zod';
import { factsOfReport, accounts, balanceCells, type Fund, funds } from '../../../../ledger';
import { type ReadingContext, todayOf } from '../../../../platform/section/call-context';
import { loanSums } from '../../../bookkeeping';
import { isInterfund } from './cash-activity.rules';
import { fundColumns, mentionOf, shown, usedFunds } from './period-columns';
import { interfundRows, reportVersion } from './report-definition';
import { type EngineColumn, rowsOf } from './report-rows.rules';

export type InterfundQuery = z.output<(typeof reportRoutes.interfund)['query']>;

interface Loan {
  borrowerId: string | null;
  lenderId: string | null;
  amountMinor: number;
}

/** What one fund owes each of the columns, less what those owe it. A null is a fund that no entry names. */
function owedBy(fund: Fund | null, loans: readonly Loan[], columns: readonly EngineColumn[]): ReportRow {
  const id = fund?.id ?? null;
  const amountTo = (other: string) =>
    loans.reduce((sum, { borrowerId, lenderId, amountMinor }) => {
      if (borrowerId === id && lenderId === other) return sum + amountMinor;
      return lenderId === id && borrowerId === other ? sum - amountMinor : sum;
    }, 0);
  const of = (other: string) => (other === id ? 0 : amountTo(other));
  const known = [...new Set(loans.flatMap(({ borrowerId, lenderId }) => [borrowerId, lenderId]))];
  const whole = known.reduce((sum, other) => (other === null ? sum : sum + of(other)), 0);
  return {
    key: `owed-by ${id ?? ''}`,
    kind: 'account',
    line: fund === null ? 'fund-not-stated' : null,
    account: null,
    fund: fund && mentionOf(fund),
    types: [],
    group: null,
    dates: 'column',
    sign: 1,
    cells: columns.map(({ fund: other }) => (other === null ? whole : of(other.id))),
  };
}

const headingOf = (columns: readonly EngineColumn[]): ReportRow => ({
  ...owedBy(null, [], columns),
  key: 'heading owed-by',
  kind: 'heading',
  line: 'owed-by',
  cells: [],
});

/** What funds owe each other as of a date: on their accounts, and by fund as the entries say it. */
export async function interfund(context: ReadingContext, query: InterfundQuery): Promise<FinancialReport> {
  const { tx } = context;
  const { at = todayOf(context), journalNo } = query;
  const between = (await accounts(tx)).filter(isInterfund);
  const cells = await balanceCells(tx, {
    basis: 'accrual',
    journalNo,
    accountIds: between.map(({ id }) => id),
    spans: [{ from: null, to: at }],
  });
  const known = await funds(tx);
  const columns = fundColumns(usedFunds(known, cells), null, at);
  const standing = rowsOf(interfundRows, {
    cells,
    columns,
    groupOf: new Map(between.map(({ id }) => [id, 'interfund'] as const)),
  });
  const loans = await loanSums(tx, at, query);
  const owing = [...usedFunds(known, cells), null]
    .map((fund) => owedBy(fund, loans, columns))
    .filter((row) => row.cells.some((amountMinor) => amountMinor !== 0));
  const net = standing.at(-1)?.cells ?? [];
  return {
    ...(await factsOfReport(context, 'accrual', query)),
    report: 'interfund',
    version: reportVersion,
    from: null,
    to: at,
    fund: null,
    funds: known.map(mentionOf),
    withClosing: true,
    columns: columns.map(shown),
    rows: [...standing, ...(owing.length === 0 ? [] : [headingOf(columns), ...owing])],
    isBalanced:
      net.at(-1) === 0 &&
      net.every((amount, place) => amount === owing.reduce((sum, row) => sum + (row.cells[place] ?? 0), 0)),
  };
}
