import { addDays } from '../../wire/days';
import type { FinancialReport, ReportColumn, ReportRow } from './report';

/** Which entries a figure is made of: what the general ledger is asked for. */
export interface EntriesPredicate {
  accountId?: string;
  type?: ReportRow['types'];
  /** Only accounts of this group. */
  group?: NonNullable<ReportRow['group']>;
  fundId?: string;
  from?: string;
  to: string;
  basis: FinancialReport['basis'];
  /** False leaves out the entries that close a year. */
  closing: boolean;
  /** The number of the last entry of the journal that the report counts. */
  journalNo?: number;
}

/** From when to when the entries of a row count in a column; null where the books have no day before it. */
function datesOf({ dates }: Pick<ReportRow, 'dates'>, { from, to }: Pick<ReportColumn, 'from' | 'to'>) {
  if (dates === 'column') return { from, to };
  return { from: null, to: dates === 'closing' || from === null ? to : addDays(from, -1) };
}

/** The entries of a cell, of one side of a balance those of its accounts on that side; null where no entries sum to it. */
export function entriesOf(
  { basis, withClosing, journalNo }: Pick<FinancialReport, 'basis' | 'withClosing' | 'journalNo'>,
  row: Pick<ReportRow, 'kind' | 'account' | 'fund' | 'types' | 'group' | 'dates'>,
  column: ReportColumn,
): EntriesPredicate | null {
  const { kind, account, types, group } = row;
  const { fund, isComparison } = column;
  const isBudgeted = column.kind === 'budget' || column.kind === 'year-budget';
  if (kind === 'heading' || row.fund !== null || isBudgeted || isComparison) return null;
  const { from, to } = datesOf(row, column);
  return {
    ...(account === null
      ? { ...(types.length > 0 && { type: types }), ...(group !== null && { group }) }
      : { accountId: account.id }),
    ...(fund !== null && { fundId: fund.id }),
    ...(from !== null && { from }),
    to,
    basis,
    closing: withClosing,
    journalNo,
  };
}
