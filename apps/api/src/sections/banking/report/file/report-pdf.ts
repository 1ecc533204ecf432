import type { FinancialReport, ReportColumn, ReportRow } from '@courtyard/contract/banking/report/report';
import { reportLabels } from '@courtyard/contract/banking/report/report.labels';
import { formatMoney, formatPercent } from '@courtyard/contract/formats';
import { documentPdf, type PdfPart } from '../../../../platform/mail/paper/document-pdf';
import { type PaperOf, subtitleOf } from '../../../../ledger';
import { adoptedName, columnTitle } from './report-columns';

/** Figures that fit beside the names of accounts on a page. */
const maxColumns = 4;
/** Columns of a budget up to which they stay together; amounts of eight side by side would be cut. */
const maxTogether = 6;
/** A percent of a report is in hundredths. */
const millionthsOfHundredth = 100;

/** Columns side by side in a table. What belongs to one fund or month of a budget stays together. */
function tablesOf({ report, columns }: FinancialReport): { start: number; end: number }[] {
  const groupOf = ({ by, fund, from }: ReportColumn) => (by === null ? '' : `${fund?.id} ${from}`);
  const tables: { start: number; end: number }[] = [];
  for (const [place, column] of columns.entries()) {
    const last = tables.at(-1);
    const before = columns[place - 1];
    const isOfGroup = (other: ReportColumn | undefined) =>
      other !== undefined && groupOf(other) === groupOf(column);
    const together = columns.filter(isOfGroup).length > maxTogether ? maxColumns : maxTogether;
    const isFull =
      report === 'budget'
        ? !isOfGroup(before) || (last !== undefined && last.end - last.start >= together)
        : place % maxColumns === 0;
    if (last && !isFull) last.end = place + 1;
    else tables.push({ start: place, end: place + 1 });
  }
  return tables;
}

/** The heading of a row, with the rows until the next one. */
function groupsOf(rows: readonly ReportRow[]): { heading: ReportRow | null; rows: ReportRow[] }[] {
  const groups: { heading: ReportRow | null; rows: ReportRow[] }[] = [];
  for (const row of rows) {
    if (row.kind === 'heading') groups.push({ heading: row, rows: [] });
    else if (groups.length === 0) groups.push({ heading: null, rows: [row] });
    else groups.at(-1)?.rows.push(row);
  }
  return groups;
}

/** A report as PDF, in the community’s language; columns that have no room follow in further tables. */
export function reportPdf(tenant: PaperOf, report: FinancialReport): Promise<Buffer> {
  const { language, currency, dateFormat, name: community } = tenant;
  const nameOf = ({ account, fund, line }: ReportRow) =>
    account !== null
      ? `${account.code} ${account.name}`
      : (fund?.name ?? (line === null ? '' : reportLabels[`line.${line}`][language]));
  const textOf = (cell: number | null, place: number) => {
    if (cell === null) return '–';
    return report.columns[place]?.kind === 'percent'
      ? formatPercent(cell * millionthsOfHundredth, { language, dateFormat, fractionDigits: 1 })
      : formatMoney(cell, currency, { language, negative: 'parentheses' });
  };
  const parts = tablesOf(report).flatMap(({ start, end }) =>
    groupsOf(report.rows).flatMap(({ heading, rows }): PdfPart[] => {
      // Sums below the accounts are the foot; one among them, as the result that cash flows begin with, stays where it is.
      const below = rows.findLastIndex(({ kind }) => kind === 'account') + 1;
      const lineOf = (row: ReportRow) => [nameOf(row), ...row.cells.map(textOf).slice(start, end)];
      const head = [
        heading === null ? '' : nameOf(heading),
        ...report.columns.slice(start, end).map((column) => columnTitle(column, { language, dateFormat })),
      ];
      return [
        {
          table: {
            head,
            rows: rows.slice(0, below).map(lineOf),
            foot: rows.slice(below).map(lineOf),
          },
        },
      ];
    }),
  );
  const title = reportLabels[report.report][language];
  const adopted = report.budget?.adopted.map(adoptedName).join(', ');
  const budgets =
    adopted === undefined
      ? ''
      : `\n${reportLabels.adoptedBudget[language]}: ${adopted === '' ? reportLabels.none[language] : adopted}`;
  return documentPdf({
    title,
    subtitle: `${subtitleOf(tenant, report)}${budgets}`,
    footer: `${community} · ${title}`,
    language,
    parts,
  });
}
