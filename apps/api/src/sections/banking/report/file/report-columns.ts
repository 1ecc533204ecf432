import type { FinancialReport, ReportColumn } from '@courtyard/contract/banking/report/report';
import { isWholeMonth } from '@courtyard/contract/banking/report/whole-month';
import { reportLabels } from '@courtyard/contract/banking/report/report.labels';
import type { Label } from '@courtyard/contract/fields/labels';
import { formatMonth } from '@courtyard/contract/formats';
import {
  type Dated,
  datesText,
  factRows,
  inFiles,
  type ReportFile,
  type ReportFileRow,
} from '../../../../ledger';

/** What a column is called: by its fund, its month, its dates or its side. */
export function columnTitle({ kind, fund, from, to, side }: ReportColumn, settings: Dated): string {
  const { language } = settings;
  if (side !== null) return `${reportLabels[`side.${side}`][language]}, ${datesText(from, to, settings)}`;
  if (kind === 'fund' && fund !== null) return fund.name;
  if (kind === 'total' || kind === 'change') return reportLabels[`column.${kind}`][language];
  if (kind === 'month' && from !== null && isWholeMonth(from, to)) return formatMonth(from, settings);
  return datesText(from, to, settings);
}

/** What files of a report are called, without what they end in. */
export const fileNames: Readonly<Record<FinancialReport['report'], string>> = {
  balance: 'balance-sheet',
  profit: 'profit-and-loss',
  'trial-balance': 'trial-balance',
  'fund-balances': 'changes-in-fund-balances',
  'cash-flow': 'cash-flows',
  interfund: 'interfund-balances',
};

const wordOf = (column: ReportColumn): Label => ({
  en: columnTitle(column, inFiles('en')),
  es: columnTitle(column, inFiles('es')),
});

function* fileRows(report: FinancialReport): Iterable<ReportFileRow> {
  for (const { account, fund, line, cells } of report.rows) {
    const { code, name } = account ?? fund ?? { code: '', name: `line.${line}` };
    yield { code, name, cells };
  }
  yield* factRows(report);
}

/** A financial report as a file; its columns are known with its answer alone. */
export const reportFile = (report: FinancialReport): ReportFile => ({
  name: fileNames[report.report],
  labels: reportLabels,
  columns: report.columns.map((column) => ({ kind: 'money', label: wordOf(column) })),
  rows: fileRows(report),
});
