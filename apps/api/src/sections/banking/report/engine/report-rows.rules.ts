import type { ReportColumn, ReportRow } from '@courtyard/contract/banking/report/report';
import { byAccount, type CellRow, exact } from '../../../../ledger';
import type { DefinedRow } from './report-definition';

/** A column as it is shown, and the spans of the cells that it is made of: the second one is subtracted. */
export interface EngineColumn extends ReportColumn {
  span: number;
  minus: number | null;
}

/** What of an account rows ask for beyond its cells. */
export interface RowsInput {
  cells: readonly CellRow[];
  columns: readonly EngineColumn[];
  groupOf?: ReadonlyMap<string, ReportRow['group']>;
  /** How many spans columns have; as many with what was before each follow, and then as many until the end of each. */
  spans?: number;
}

const placeOf: Readonly<Record<ReportRow['dates'], number>> = { column: 0, opening: 1, closing: 2 };

/** Debits less credits of a column; where it begins so many spans later, of what was before it or until its end. */
function balanceIn(
  cells: readonly CellRow[],
  { fund, span, minus }: Pick<EngineColumn, 'fund' | 'span' | 'minus'>,
  later = 0,
): number {
  let sum = 0;
  for (const { fundId, debitMinor, creditMinor } of cells) {
    if (fund !== null && fund.id !== fundId) continue;
    const at = span + later;
    sum = exact(sum + (debitMinor[at] ?? 0) - (creditMinor[at] ?? 0));
    if (minus === null) continue;
    const than = minus + later;
    sum = exact(sum - (debitMinor[than] ?? 0) + (creditMinor[than] ?? 0));
  }
  return sum;
}

/** A balance on the side that a column shows; zero where it is on the other. */
const onSide = (amount: number, side: ReportColumn['side']): number =>
  side === null ? amount : side === 'debit' ? Math.max(0, amount) : Math.max(0, exact(-amount));

/** The rows of a report: accounts with nothing in any column are left out. */
export function rowsOf(
  definition: readonly DefinedRow[],
  { cells, columns, groupOf, spans = 0 }: RowsInput,
): ReportRow[] {
  const amountOf = (row: DefinedRow, of: readonly CellRow[], column: EngineColumn) => {
    const balance = row.sign * balanceIn(of, column, placeOf[row.dates] * spans);
    return exact(onSide(balance, column.side));
  };
  const rowOf = (row: DefinedRow, its: Partial<ReportRow>): ReportRow => ({
    key: row.line,
    kind: 'total',
    line: row.line,
    account: null,
    fund: null,
    types: [...row.types],
    group: row.group,
    dates: row.dates,
    sign: row.sign,
    cells: [],
    ...its,
  });
  return definition.flatMap((row): ReportRow[] => {
    if (row.kind === 'heading') return [rowOf(row, { kind: 'heading', key: `heading ${row.line}` })];
    const its = cells.filter(
      ({ accountId, type }) =>
        (row.types.length === 0 || row.types.includes(type)) &&
        (row.group === null || groupOf?.get(accountId) === row.group),
    );
    const accounts = byAccount(its);
    if (row.kind === 'total') {
      // Balances of one side are summed account by account: together they would be set against each other.
      const amountIn = (column: EngineColumn) =>
        column.side === null
          ? amountOf(row, its, column)
          : accounts.reduce((sum, { cells: of }) => exact(sum + amountOf(row, of, column)), 0);
      return [rowOf(row, { cells: columns.map(amountIn) })];
    }
    return accounts.flatMap(({ account: { accountId: id, code, name, type }, cells: of }) => {
      const amounts = columns.map((column) => amountOf(row, of, column));
      if (amounts.every((amountMinor) => amountMinor === 0)) return [];
      const account = { id, code, name };
      return [rowOf(row, { kind: 'account', line: null, account, types: [type], key: id, cells: amounts })];
    });
  });
}

/** Whether debits and credits are equal in every column. */
export const isBalanced = (cells: readonly CellRow[], columns: readonly EngineColumn[]): boolean =>
  columns.every((column) => balanceIn(cells, column) === 0);
