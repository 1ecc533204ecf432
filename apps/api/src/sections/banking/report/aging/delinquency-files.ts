import type { DelinquencyReport, DelinquentAccount } from '@courtyard/contract/banking/report/delinquency';
import { reportLabels } from '@courtyard/contract/banking/report/report.labels';
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

const labels = {
  unit: reportLabels.unit,
  owners: reportLabels.owners,
  dueSince: reportLabels.dueSince,
  to30Minor: reportLabels['bucket.to30'],
  to60Minor: reportLabels['bucket.to60'],
  to90Minor: reportLabels['bucket.to90'],
  over90Minor: reportLabels['bucket.over90'],
  pastDueMinor: reportLabels.pastDueMinor,
  feesMinor: reportLabels.feesMinor,
  creditMinor: reportLabels.creditMinor,
  lastPaidOn: reportLabels.lastPaidOn,
  lastPaidMinor: reportLabels.lastPaidMinor,
  held: reportLabels.held,
  'held.active': reportLabels['held.active'],
  'held.bankruptcy': reportLabels['held.bankruptcy'],
  'held.dispute': reportLabels['held.dispute'],
  'held.protest': reportLabels['held.protest'],
  'held.counsel': reportLabels['held.counsel'],
  'held.plan': reportLabels['held.plan'],
  journalNo: reportLabels.journalNo,
};

const delinquencyColumns = defineColumns<DelinquencyFileRow>()(labels, [
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
  const label = (name: keyof typeof reportLabels) => reportLabels[name][language];
  const amounts = ({
    to30Minor,
    to60Minor,
    to90Minor,
    over90Minor,
    pastDueMinor,
  }: DelinquencyReport['totals']) => [to30Minor, to60Minor, to90Minor, over90Minor, pastDueMinor].map(money);
  const title = label('delinquency');
  return documentPdf({
    title,
    subtitle: subtitleOf(tenant, { ...report, from: null, to: report.at }),
    footer: `${community} · ${title}`,
    language,
    parts: [
      {
        table: {
          head: [
            label('unit'),
            label('dueSince'),
            label('bucket.to30'),
            label('bucket.to60'),
            label('bucket.to90'),
            label('bucket.over90'),
            label('pastDueMinor'),
          ],
          rows: report.rows.map((row) => [
            `${row.property.name}, ${row.owners}`,
            day(row.dueSince),
            ...amounts(row),
          ]),
          foot: [[label('column.total'), '', ...amounts(report.totals)]],
        },
      },
      {
        table: {
          head: [
            label('unit'),
            label('feesMinor'),
            label('creditMinor'),
            label('lastPaidOn'),
            label('lastPaidMinor'),
            label('held'),
          ],
          rows: report.rows.map(({ property, feesMinor, creditMinor, lastPayment, held }) => [
            property.name,
            money(feesMinor),
            money(creditMinor),
            lastPayment === null ? '' : day(lastPayment.receivedOn),
            lastPayment === null ? '' : money(lastPayment.amountMinor),
            label(`held.${held ?? 'active'}`),
          ]),
        },
      },
    ],
  });
}
