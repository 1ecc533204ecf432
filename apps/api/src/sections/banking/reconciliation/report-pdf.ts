import type {
  Outstanding,
  Reconciliation,
  ReconciliationLine,
} from '@courtyard/contract/banking/reconciliation/reconciliation';
import { reconciliationLabels } from '@courtyard/contract/banking/reconciliation/reconciliation.labels';
import { formatDay, formatMoment, formatMoney } from '@courtyard/contract/formats';
import { documentPdf, type PdfPart } from '../../../platform/mail/paper/document-pdf';
import type { ReadContext } from '../../../platform/section/call-context';
import type { Tenant } from '../../../platform/tenancy/tenant';
import { linesOf, outstandingOf } from './queries/lines.sql';

interface ReconciliationReport {
  its: Reconciliation;
  cleared: ReconciliationLine[];
  outstanding: Outstanding;
}

/** More lines than a statement has. */
const everyLine = { from: 0, limit: 1_000_000 };

/** What is printed of a reconciliation that is about to be finished. */
export async function reportOf(
  { tx }: Pick<ReadContext, 'tx'>,
  its: Reconciliation,
): Promise<ReconciliationReport> {
  const { lines } = await linesOf(tx, its, everyLine);
  const cleared = lines.filter(({ isCleared }) => isCleared);
  const had = new Set(cleared.map(({ entryId, line }) => `${entryId} ${line}`));
  const standing = await outstandingOf(tx, its.account.id, its.toOn);
  // It is not finished yet: its own lines are outstanding until then.
  const left = lines.filter(({ entryId, line }) => !had.has(`${entryId} ${line}`));
  const sumOf = (some: readonly ReconciliationLine[]) => ({
    lines: some.length,
    amountMinor: some.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  });
  return {
    its,
    cleared,
    outstanding: {
      ...standing,
      checks: sumOf(left.filter(({ amountMinor }) => amountMinor < 0)),
      deposits: sumOf(left.filter(({ amountMinor }) => amountMinor > 0)),
      lines: left.map((line) => ({ ...line, daysOld: 0 })),
    },
  };
}

/** The report of a reconciliation as PDF, in the community’s language. */
export function reportPdf(
  { name, language, currency, timeZone }: Pick<Tenant, 'name' | 'language' | 'currency' | 'timeZone'>,
  { its, cleared, outstanding }: ReconciliationReport,
  { finishedBy, finishedAt, journalNo }: { finishedBy: string; finishedAt: Date; journalNo: number },
): Promise<Buffer> {
  const settings = { language, timeZone, dateFormat: 'MM/DD/YYYY' } as const;
  const label = (key: keyof typeof reconciliationLabels) => reconciliationLabels[key][language];
  const money = (minor: number) => formatMoney(minor, currency, { language, negative: 'parentheses' });
  const day = (date: string) => formatDay(date, settings);
  type Printed = Pick<ReconciliationLine, 'date' | 'no' | 'reference' | 'party' | 'memo' | 'amountMinor'>;
  const table = (heading: string, lines: readonly Printed[]): PdfPart[] =>
    lines.length === 0
      ? []
      : [
          { heading },
          {
            table: {
              head: [label('memo'), label('date'), label('no'), label('reference'), label('amountMinor')],
              rows: lines.map(({ date, no, reference, party, memo, amountMinor }) => [
                party ?? memo ?? '',
                day(date),
                String(no),
                reference ?? '',
                money(amountMinor),
              ]),
              foot: [
                [heading, '', '', '', money(lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0))],
              ],
            },
          },
        ];
  const isOut = ({ amountMinor }: Printed) => amountMinor < 0;
  const isIn = ({ amountMinor }: Printed) => amountMinor > 0;
  const title = label('report');
  return documentPdf({
    title: `${title}: ${its.account.code} ${its.account.name}`,
    subtitle: [
      name,
      `${label('toOn')}: ${day(its.toOn)}`,
      `${label('finishedBy')}: ${finishedBy}, ${formatMoment(finishedAt.toISOString(), settings)}`,
      `${label('journalNo')}: ${journalNo}`,
    ].join('\n'),
    footer: `${name} · ${title}`,
    language,
    parts: [
      {
        facts: [
          [label('openingMinor'), money(its.openingMinor)],
          [label('clearedMinor'), money(its.clearedMinor)],
          [label('closingMinor'), money(its.closingMinor)],
          [label('differenceMinor'), money(its.differenceMinor)],
          [label('depositsInTransit'), money(outstanding.deposits.amountMinor)],
          [label('outstandingChecks'), money(outstanding.checks.amountMinor)],
          [label('booksMinor'), money(outstanding.booksMinor)],
        ],
      },
      ...table(label('clearedDeposits'), cleared.filter(isIn)),
      ...table(label('clearedPayments'), cleared.filter(isOut)),
      ...table(label('depositsInTransit'), outstanding.lines.filter(isIn)),
      ...table(label('outstandingChecks'), outstanding.lines.filter(isOut)),
    ],
  });
}
