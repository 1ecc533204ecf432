import type { FinancialReport, ReportRow } from '@courtyard/contract/banking/report/report';
import { reportLabels } from '@courtyard/contract/banking/report/report.labels';
import { formatMoney } from '@courtyard/contract/formats';
import { documentPdf, type PdfPart } from '../../../../platform/mail/paper/document-pdf';
import { type PaperOf, subtitleOf } from '../../../../ledger';
import { columnTitle } from './report-columns';

/** Figures that fit beside the names of accounts on a page. */
const maxColumns = 4;

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
  const money = (amountMinor: number | undefined) =>
    amountMinor === undefined
      ? ''
      : formatMoney(amountMinor, currency, { language, negative: 'parentheses' });
  const nameOf = ({ account, fund, line }: ReportRow) =>
    account !== null
      ? `${account.code} ${account.name}`
      : (fund?.name ?? (line === null ? '' : reportLabels[`line.${line}`][language]));
  const starts = Array.from(
    { length: Math.ceil(report.columns.length / maxColumns) },
    (_, at) => at * maxColumns,
  );
  const parts = starts.flatMap((start) =>
    groupsOf(report.rows).flatMap(({ heading, rows }): PdfPart[] => {
      // Sums below the accounts are the foot; one among them, as the result that cash flows begin with, stays where it is.
      const below = rows.findLastIndex(({ kind }) => kind === 'account') + 1;
      const lineOf = (row: ReportRow) => [
        nameOf(row),
        ...row.cells.slice(start, start + maxColumns).map(money),
      ];
      const head = [
        heading === null ? '' : nameOf(heading),
        ...report.columns
          .slice(start, start + maxColumns)
          .map((column) => columnTitle(column, { language, dateFormat })),
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
  return documentPdf({
    title,
    subtitle: subtitleOf(tenant, report),
    footer: `${community} · ${title}`,
    language,
    parts,
  });
}
