import type { FinancialReport, ReportColumn } from '@courtyard/contract/banking/report/report';
import { namedColumns } from '@courtyard/contract/banking/report/report.values';
import { isWholeMonth } from '@courtyard/contract/banking/report/whole-month';
import { reportLabels } from '@courtyard/contract/banking/report/report.labels';
import type { Label } from '@courtyard/contract/fields/labels';
import { formatMonth } from '@courtyard/contract/formats';
import {
  type Dated,
  datesText,
  factRow,
  factRows,
  inFiles,
  type ReportFile,
  type ReportFileRow,
} from '../../../../ledger';

type AdoptedMention = NonNullable<FinancialReport['budget']>['adopted'][number];
type NamedColumn = (typeof namedColumns)[number];

/** Columns that are called by what they have, and not by their fund or dates. */
const isNamed = (kind: ReportColumn['kind']): kind is NamedColumn =>
  namedColumns.some((each) => each === kind);

/** What a column is called: by its fund, its month, its dates, its side or what it has. */
export function columnTitle(column: ReportColumn, settings: Dated): string {
  const { kind, fund, from, to, side, by } = column;
  const { language } = settings;
  if (by !== null) {
    const of = columnTitle({ ...column, by: null, kind: by }, settings);
    return isNamed(kind) ? `${of}: ${reportLabels[`column.${kind}`][language]}` : of;
  }
  if (side !== null) return `${reportLabels[`side.${side}`][language]}, ${datesText(from, to, settings)}`;
  if (kind === 'fund' && fund !== null) return fund.name;
  if (isNamed(kind)) return reportLabels[`column.${kind}`][language];
  if (kind === 'month' && from !== null && isWholeMonth(from, to)) return formatMonth(from, settings);
  return datesText(from, to, settings);
}

/** What an adopted budget is called. */
export const adoptedName = ({ scenario, number, fund }: AdoptedMention): string =>
  `${fund.name}: ${scenario} v${number}`;

/** What files of a report are called, without what they end in. */
export const fileNames: Readonly<Record<FinancialReport['report'], string>> = {
  balance: 'balance-sheet',
  profit: 'profit-and-loss',
  'trial-balance': 'trial-balance',
  'fund-balances': 'changes-in-fund-balances',
  'cash-flow': 'cash-flows',
  interfund: 'interfund-balances',
  budget: 'budget-against-actual',
};

const wordOf = (column: ReportColumn): Label => ({
  en: columnTitle(column, inFiles('en')),
  es: columnTitle(column, inFiles('es')),
});

function* fileRows(report: FinancialReport): Iterable<ReportFileRow> {
  for (const { account, fund, line, cells } of report.rows) {
    const { code, name } = account ?? fund ?? { code: '', name: `line.${line}` };
    const valueOf = (cell: number | null, place: number) =>
      report.columns[place]?.kind === 'percent' && cell !== null ? cell * 100 : cell;
    yield { code, name, cells: cells.map(valueOf) };
  }
  for (const { fund, ...budget } of report.budget?.adopted ?? [])
    yield factRow('adoptedBudget', adoptedName({ ...budget, fund }));
  yield* factRows(report);
}

/** A financial report as a file; its columns are known with its answer alone. */
export const reportFile = (report: FinancialReport): ReportFile => ({
  name: fileNames[report.report],
  labels: reportLabels,
  columns: report.columns.map((column) => ({
    kind: column.kind === 'percent' ? 'share' : 'money',
    label: wordOf(column),
  })),
  rows: fileRows(report),
});
