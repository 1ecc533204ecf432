import type { FinancialReport, ReportRow } from '@courtyard/contract/banking/report/report';
import { reportWords } from '@courtyard/contract/banking/report/report.words';
import { formatMoment, formatMoney } from '@courtyard/contract/formats';
import { documentPdf, type PdfPart } from '../../../../platform/mail/paper/document-pdf';
import type { Tenant } from '../../../../platform/tenancy/tenant';
import { columnTitle, datesText, settingsOfFiles } from './report-columns';

export type PaperOf = Pick<Tenant, 'name' | 'language' | 'timeZone' | 'currency'>;

/** Figures that fit beside the names of accounts on a page. */
const maxColumns = 4;

/** What is printed below the title of every report: whose it is, of which dates and fund, in which basis, at which journal number. */
export function subtitleOf(
  { name, language, timeZone }: PaperOf,
  {
    basis,
    journalNo,
    madeAt,
    from,
    to,
    fund = null,
  }: Pick<FinancialReport, 'basis' | 'journalNo' | 'madeAt' | 'from' | 'to'> &
    Partial<Pick<FinancialReport, 'fund'>>,
): string {
  return [
    name,
    `${reportWords[from === null ? 'asOf' : 'period'][language]}: ${datesText(from, to, language)}`,
    ...(fund === null ? [] : [`${reportWords.fund[language]}: ${fund.name}`]),
    `${reportWords.basis[language]}: ${reportWords[`basis.${basis}`][language]}`,
    `${reportWords.journalNo[language]}: ${journalNo} · ${formatMoment(madeAt, { ...settingsOfFiles(language), timeZone })}`,
  ].join('\n');
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
  const { language, currency, name: community } = tenant;
  const money = (amountMinor: number | undefined) =>
    amountMinor === undefined
      ? ''
      : formatMoney(amountMinor, currency, { language, negative: 'parentheses' });
  const nameOf = ({ account, line }: ReportRow) =>
    account === null
      ? line === null
        ? ''
        : reportWords[`line.${line}`][language]
      : `${account.code} ${account.name}`;
  const starts = Array.from(
    { length: Math.ceil(report.columns.length / maxColumns) },
    (_, at) => at * maxColumns,
  );
  const parts = starts.flatMap((start) =>
    groupsOf(report.rows).flatMap(({ heading, rows }): PdfPart[] => {
      const lineOf = (row: ReportRow) => [
        nameOf(row),
        ...row.cells.slice(start, start + maxColumns).map(money),
      ];
      const head = [
        heading === null ? '' : nameOf(heading),
        ...report.columns.slice(start, start + maxColumns).map((column) => columnTitle(column, language)),
      ];
      return [
        {
          table: {
            head,
            rows: rows.filter(({ kind }) => kind === 'account').map(lineOf),
            foot: rows.filter(({ kind }) => kind === 'total').map(lineOf),
          },
        },
      ];
    }),
  );
  const title = reportWords[report.report][language];
  return documentPdf({
    title,
    subtitle: subtitleOf(tenant, report),
    footer: `${community} · ${title}`,
    language,
    parts,
  });
}
