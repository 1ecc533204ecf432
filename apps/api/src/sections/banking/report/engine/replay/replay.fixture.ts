import type { FinancialReport, ReportColumn, ReportRow } from '@courtyard/contract/banking/report/report';
import type { Basis } from '../../../../../ledger';
import type { World } from '../../../../../ledger/proof/actions';

/**
 * Statements once more, by the events alone: postings of the history's model, which the books never saw, are added up one by one. It knows
 * accounts by their codes, and nothing of the engine.
 */
export interface Posting {
  account: string;
  fund: string;
  day: string;
  amount: number;
}

/** Without the entries that close a year. */
export function postingsOf({ model }: World, basis: Basis): Posting[] {
  const layer = basis === 'modified-cash' ? 'modified' : basis;
  return model.entries.flatMap(({ date, ...entry }) => entry[layer].map((line) => ({ ...line, day: date })));
}

type Side = 'debit' | 'credit';
type Dates = 'within' | 'before' | 'until';

/** Debits or credits of accounts whose codes fit, in a column's fund, in its period, before it, or until its end. */
export function sumIn(
  postings: readonly Posting[],
  { fund, from, to }: Pick<ReportColumn, 'fund' | 'from' | 'to'>,
  { codes, side, dates = 'within' }: { codes: RegExp; side: Side; dates?: Dates },
): number {
  let sum = 0;
  for (const { account, fund: its, day, amount } of postings) {
    if (!codes.test(account) || (fund !== null && fund.code !== its)) continue;
    const isBefore = from !== null && day < from;
    if (dates === 'before' ? !isBefore : day > to || (dates === 'within' && isBefore)) continue;
    sum += side === 'debit' ? amount : -amount;
  }
  return sum + 0;
}

export interface PlainRow {
  codes: RegExp;
  side: Side;
  dates?: Dates;
}

/** In each column; where a column compares two, what the first has more than the second. */
export function plainCells(
  { columns }: Pick<FinancialReport, 'columns'>,
  postings: readonly Posting[],
  row: PlainRow,
): number[] {
  const [first, second] = columns;
  return columns.map((column) =>
    column.isComparison && first && second
      ? sumIn(postings, first, row) - sumIn(postings, second, row) + 0
      : sumIn(postings, column, row),
  );
}

const only = (code: string) => new RegExp(`^${code}$`);

/** The accounts among some that have anything in any column, with their cells, by code. */
export function plainAccounts(
  report: Pick<FinancialReport, 'columns'>,
  postings: readonly Posting[],
  of: PlainRow,
): [string, number[]][] {
  const codes = [...new Set(postings.map(({ account }) => account))].filter((code) => of.codes.test(code));
  return codes.toSorted().flatMap((code): [string, number[]][] => {
    const cells = plainCells(report, postings, { ...of, codes: only(code) });
    return cells.some((amount) => amount !== 0) ? [[code, cells]] : [];
  });
}

export const totalOf = ({ rows }: Pick<FinancialReport, 'rows'>, line: ReportRow['line']) =>
  rows.find((row) => row.kind === 'total' && row.line === line)?.cells;

/** The rows of accounts that stand between a heading and the next row that is none. */
export function accountsBelow({ rows }: Pick<FinancialReport, 'rows'>, line: ReportRow['line']) {
  const at = rows.findIndex((row) => row.kind === 'heading' && row.line === line);
  const found: [string, number[]][] = [];
  for (const { kind, account, cells } of rows.slice(at + 1)) {
    if (account !== null) found.push([account.code, cells.map((amount) => amount ?? 0)]);
    else if (kind === 'heading' || found.length > 0) break;
  }
  return found;
}
