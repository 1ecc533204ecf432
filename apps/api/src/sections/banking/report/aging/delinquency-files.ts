import type { DelinquencyReport, DelinquentAccount } from '@courtyard/contract/banking/report/delinquency';
import { reportWords } from '@courtyard/contract/banking/report/report.words';
import { defineColumns } from '@courtyard/contract/fields/columns';
import { formatDay, formatMoney } from '@courtyard/contract/formats';
import { type PaperOf, subtitleOf } from '../../../../ledger';
import { defineExport } from '../../../../platform/files/export/export-list';
import { documentPdf } from '../../../../platform/mail/paper/document-pdf';
import type { ReadingContext } from '../../../../platform/section/call-context';
import { delinquency } from './delinquency';

interface DelinquencyFileRow extends DelinquentAccount {
  journalNo: number;
}

const words = {
  unit: reportWords.unit,
  owners: reportWords.owners,
  dueSince: reportWords.dueSince,
  to30Minor: reportWords['bucket.to30'],
  to60Minor: reportWords['bucket.to60'],
  to90Minor: reportWords['bucket.to90'],
  over90Minor: reportWords['bucket.over90'],
  pastDueMinor: reportWords.pastDueMinor,
  feesMinor: reportWords.feesMinor,
  creditMinor: reportWords.creditMinor,
  lastPaidOn: reportWords.lastPaidOn,
  lastPaidMinor: reportWords.lastPaidMinor,
  held: reportWords.held,
  'held.active': reportWords['held.active'],
  'held.bankruptcy': reportWords['held.bankruptcy'],
  'held.dispute': reportWords['held.dispute'],
  'held.protest': reportWords['held.protest'],
  'held.counsel': reportWords['held.counsel'],
  'held.plan': reportWords['held.plan'],
  journalNo: reportWords.journalNo,
};

const delinquencyColumns = defineColumns<DelinquencyFileRow>()(words, [
  { field: 'unit', kind: 'text', of: ({ property }) => property.name },
  { field: 'owners', kind: 'text' },
  { field: 'dueSince', kind: 'day' },
  { field: 'to30Minor', kind: 'money' },
  { field: 'to60Minor', kind: 'money' },
  { field: 'to90Minor', kind: 'money' },
  { field: 'over90Minor', kind: 'money' },
  { field: 'pastDueMinor', kind: 'money' },
  { field: 'feesMinor', kind: 'money' },
  { field: 'creditMinor', kind: 'money' },
  { field: 'lastPaidOn', kind: 'day', of: ({ lastPayment }) => lastPayment?.receivedOn ?? null },
  { field: 'lastPaidMinor', kind: 'money', of: ({ lastPayment }) => lastPayment?.amountMinor ?? null },
  { field: 'held', kind: 'choice', of: ({ held }) => held ?? 'active' },
  { field: 'journalNo', kind: 'serial' },
]);

export const delinquencyExport = (query: { at?: string | undefined }) =>
  defineExport<DelinquencyFileRow, ReadingContext>({
    name: 'delinquency',
    columns: delinquencyColumns,
    rows: async function* rows(context) {
      const { rows: found, journalNo } = await delinquency(context, query);
      for (const row of found) yield { ...row, journalNo };
    },
  });

/** The delinquency report as PDF, in the community’s language: each unit with its owners below it. */
export function delinquencyPdf(tenant: PaperOf, report: DelinquencyReport): Promise<Buffer> {
  const { language, currency, dateFormat, name: community } = tenant;
  const money = (amountMinor: number) =>
    formatMoney(amountMinor, currency, { language, negative: 'parentheses' });
  const day = (on: string) => formatDay(on, { language, dateFormat });
  const word = (name: keyof typeof reportWords) => reportWords[name][language];
  const amounts = ({
    to30Minor,
    to60Minor,
    to90Minor,
    over90Minor,
    pastDueMinor,
  }: DelinquencyReport['totals']) => [to30Minor, to60Minor, to90Minor, over90Minor, pastDueMinor].map(money);
  const title = word('delinquency');
  return documentPdf({
    title,
    subtitle: subtitleOf(tenant, { ...report, from: null, to: report.at }),
    footer: `${community} · ${title}`,
    language,
    parts: [
      {
        table: {
          head: [
            word('unit'),
            word('dueSince'),
            word('bucket.to30'),
            word('bucket.to60'),
            word('bucket.to90'),
            word('bucket.over90'),
            word('pastDueMinor'),
          ],
          rows: report.rows.map((row) => [
            `${row.property.name}, ${row.owners}`,
            day(row.dueSince),
            ...amounts(row),
          ]),
          foot: [[word('column.total'), '', ...amounts(report.totals)]],
        },
      },
      {
        table: {
          head: [
            word('unit'),
            word('feesMinor'),
            word('creditMinor'),
            word('lastPaidOn'),
            word('lastPaidMinor'),
            word('held'),
          ],
          rows: report.rows.map(({ property, feesMinor, creditMinor, lastPayment, held }) => [
            property.name,
            money(feesMinor),
            money(creditMinor),
            lastPayment === null ? '' : day(lastPayment.receivedOn),
            lastPayment === null ? '' : money(lastPayment.amountMinor),
            word(`held.${held ?? 'active'}`),
          ]),
        },
      },
    ],
  });
}
