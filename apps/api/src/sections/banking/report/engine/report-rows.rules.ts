import type { ReportColumn, ReportRow } from '@courtyard/contract/banking/report/report';
import { byAccount, type CellRow } from '../../../../ledger';
import type { DefinedRow } from './report-definition';

/** A column as it is shown, and the spans of the cells that it is made of: the second one is subtracted. */
export interface EngineColumn extends ReportColumn {
  span: number;
  minus: number | null;
}

/** Amounts of a cell without a minus before zero. Throws for a sum that a number cannot hold. */
function exact(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new RangeError('a sum is too large for a number');
  return amount === 0 ? 0 : amount;
}

function amountIn(cells: readonly CellRow[], { fund, span, minus }: EngineColumn, sign: number): number {
  let sum = 0;
  for (const { fundId, debitMinor, creditMinor } of cells) {
    if (fund !== null && fund.id !== fundId) continue;
    sum = exact(sum + (debitMinor[span] ?? 0) - (creditMinor[span] ?? 0));
    if (minus !== null) sum = exact(sum - (debitMinor[minus] ?? 0) + (creditMinor[minus] ?? 0));
  }
  return exact(sign * sum);
}

/** The rows of a report: accounts with nothing in any column are left out. */
export function rowsOf(
  definition: readonly DefinedRow[],
  cells: readonly CellRow[],
  columns: readonly EngineColumn[],
): ReportRow[] {
  const rowOf = (row: DefinedRow, of: readonly CellRow[], its: Partial<ReportRow>): ReportRow => ({
    key: row.line,
    kind: 'total',
    line: row.line,
    account: null,
    types: [...row.types],
    sign: row.sign,
    cells: columns.map((column) => amountIn(of, column, row.sign)),
    ...its,
  });
  return definition.flatMap((row): ReportRow[] => {
    const its = cells.filter(({ type }) => row.types.includes(type));
    if (row.kind === 'heading')
      return [rowOf(row, [], { kind: 'heading', cells: [], key: `heading ${row.line}` })];
    if (row.kind === 'total') return [rowOf(row, its, {})];
    return byAccount(its).flatMap(({ account: { accountId: id, code, name }, cells: of }) => {
      const made = rowOf(row, of, { kind: 'account', line: null, account: { id, code, name }, key: id });
      return made.cells.every((amountMinor) => amountMinor === 0) ? [] : [made];
    });
  });
}

/** Whether debits and credits are equal in every column. */
export const isBalanced = (cells: readonly CellRow[], columns: readonly EngineColumn[]): boolean =>
  columns.every((column) => amountIn(cells, column, 1) === 0);
