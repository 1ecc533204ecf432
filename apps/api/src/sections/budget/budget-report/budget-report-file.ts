import type { BudgetReport, BudgetReportRow } from '@courtyard/contract/budget/budget-report/budget-report';
import { budgetReportLabels as labels } from '@courtyard/contract/budget/budget-report/budget-report.labels';
import { formatMoney, formatPercent } from '@courtyard/contract/formats';
import {
  factRow,
  factRows,
  type PaperOf,
  type ReportFile,
  type ReportFileRow,
  subtitleOf,
} from '../../../ledger';
import { documentPdf, type PdfPart } from '../../../platform/mail/paper/document-pdf';

const columns = [
  ['budget', 'money', (row) => row.budgetMinor],
  ['actual', 'money', (row) => row.actualMinor],
  ['variance', 'money', (row) => row.varianceMinor],
  ['percent', 'share', ({ percentHundredths: part }) => part && part * 100],
  ['year', 'money', (row) => row.yearMinor],
  ['forecast', 'money', (row) => row.forecastMinor],
] as const satisfies readonly [
  keyof typeof labels,
  'money' | 'share',
  (row: BudgetReportRow) => number | null,
][];

const nameOf = ({ scenario, number }: NonNullable<BudgetReport['budget']>) => `${scenario} v${number}`;

function* fileRows(report: BudgetReport): Iterable<ReportFileRow> {
  for (const row of report.rows)
    yield {
      code: row.account?.code ?? '',
      name: row.account?.name ?? `total.${row.total}`,
      cells: columns.map(([, , valueOf]) => valueOf(row)),
    };
  if (report.budget !== null) yield factRow('adoptedBudget', nameOf(report.budget));
  yield* factRows(report);
}

/** Budget against actual as CSV or workbook. */
export const budgetReportFile = (report: BudgetReport): ReportFile => ({
  name: 'budget-against-actual',
  labels,
  columns: columns.map(([field, kind]) => ({ kind, label: labels[field] })),
  rows: fileRows(report),
});

/** Budget against actual as PDF, in the community’s language. */
export function budgetReportPdf(tenant: PaperOf, report: BudgetReport): Promise<Buffer> {
  const { language, currency, dateFormat, name: community } = tenant;
  const textOf = (value: number | null, kind: 'money' | 'share') => {
    if (value === null) return '–';
    return kind === 'money'
      ? formatMoney(value, currency, { language, negative: 'parentheses' })
      : formatPercent(value, { language, dateFormat, fractionDigits: 1 });
  };
  const lineOf = (row: BudgetReportRow) => [
    row.account === null
      ? labels[`total.${row.total ?? 'net-income'}`][language]
      : `${row.account.code} ${row.account.name}`,
    ...columns.map(([, kind, valueOf]) => textOf(valueOf(row), kind)),
  ];
  const head = [labels.account[language], ...columns.map(([field]) => labels[field][language])];
  const parts = report.rows.flatMap((total): PdfPart[] => {
    if (total.account !== null) return [];
    const rows = report.rows.filter(
      ({ account, types }) => account !== null && total.types.length === 1 && types[0] === total.types[0],
    );
    return [{ table: { head, rows: rows.map(lineOf), foot: [lineOf(total)] } }];
  });
  const { budget } = report;
  const title = labels.title[language];
  return documentPdf({
    title,
    subtitle: `${subtitleOf(tenant, report)}\n${labels.adoptedBudget[language]}: ${budget === null ? labels.none[language] : nameOf(budget)}`,
    footer: `${community} · ${title}`,
    language,
    parts,
  });
}
