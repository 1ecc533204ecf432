import type { FinancialReport, ReportColumn, ReportRow } from './report';

/** Which entries a figure is made of: what the general ledger is asked for. */
export interface EntriesPredicate {
  accountId?: string;
  type?: ReportRow['types'];
  fundId?: string;
  from?: string;
  to: string;
  basis: FinancialReport['basis'];
  /** False leaves out the entries that close a year. */
  closing: boolean;
}

/** The entries of a cell; null where no entries sum to it. */
export function entriesOf(
  { basis, withClosing }: Pick<FinancialReport, 'basis' | 'withClosing'>,
  { kind, account, types }: Pick<ReportRow, 'kind' | 'account' | 'types'>,
  { fund, from, to, isComparison }: ReportColumn,
): EntriesPredicate | null {
  if (kind === 'heading' || isComparison) return null;
  return {
    ...(account === null ? { type: types } : { accountId: account.id }),
    ...(fund !== null && { fundId: fund.id }),
    ...(from !== null && { from }),
    to,
    basis,
    closing: withClosing,
  };
}
