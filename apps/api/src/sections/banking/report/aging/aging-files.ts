import type { AgingReport, AgingRow } from '@courtyard/contract/banking/report/aging';
import { agingListings } from '@courtyard/contract/banking/report/report.values';
import { reportLabels } from '@courtyard/contract/banking/report/report.labels';
import { defineColumns } from '@courtyard/contract/fields/columns';
import { formatMoney } from '@courtyard/contract/formats';
import { defineExport } from '../../../../platform/files/export/export-list';
import { documentPdf } from '../../../../platform/mail/paper/document-pdf';
import { type PaperOf, subtitleOf, type ThroughEntry } from '../../../../ledger';
import type { ReadingContext } from '../../../../platform/section/call-context';
import { agingSummary } from './aging-summary';

const buckets = ['current', 'to30', 'to60', 'to90', 'over90'] as const;

interface AgingFileRow extends Pick<AgingRow, 'listing' | 'itemsMinor' | 'controlMinor' | 'differenceMinor'> {
  fund: string | null;
  aging: AgingRow['aging'];
  journalNo: number;
}

const { itemsMinor, controlMinor, differenceMinor, journalNo, fund } = reportLabels;
const labels = {
  listing: reportLabels.account,
  'listing.receivable': reportLabels['listing.receivable'],
  'listing.owner-credit': reportLabels['listing.owner-credit'],
  'listing.payable': reportLabels['listing.payable'],
  'listing.deposit': reportLabels['listing.deposit'],
  fund,
  'fund.total': reportLabels['column.total'],
  current: reportLabels['bucket.current'],
  to30: reportLabels['bucket.to30'],
  to60: reportLabels['bucket.to60'],
  to90: reportLabels['bucket.to90'],
  over90: reportLabels['bucket.over90'],
  itemsMinor,
  controlMinor,
  differenceMinor,
  journalNo,
};

const agingColumns = defineColumns<AgingFileRow>()(labels, [
  { field: 'listing', kind: 'choice' },
  { field: 'fund', kind: 'choice', of: (row) => row.fund ?? 'total' },
  { field: 'current', kind: 'money', of: ({ aging }) => aging.current },
  { field: 'to30', kind: 'money', of: ({ aging }) => aging.to30 },
  { field: 'to60', kind: 'money', of: ({ aging }) => aging.to60 },
  { field: 'to90', kind: 'money', of: ({ aging }) => aging.to90 },
  { field: 'over90', kind: 'money', of: ({ aging }) => aging.over90 },
  { field: 'itemsMinor', kind: 'money' },
  { field: 'controlMinor', kind: 'money' },
  { field: 'differenceMinor', kind: 'money' },
  { field: 'journalNo', kind: 'serial' },
]);

export const agingExport = (query: ThroughEntry & { at?: string | undefined }) =>
  defineExport<AgingFileRow, ReadingContext>({
    name: 'aging-summary',
    columns: agingColumns,
    rows: async function* rows(context) {
      const { rows: found, journalNo: no } = await agingSummary(context, query);
      for (const row of found) yield { ...row, fund: row.fund?.name ?? null, journalNo: no };
    },
  });

/** The aging summary as PDF, in the community’s language. */
export function agingPdf(tenant: PaperOf, report: AgingReport): Promise<Buffer> {
  const { language, currency, name: community } = tenant;
  const money = (amountMinor: number) =>
    formatMoney(amountMinor, currency, { language, negative: 'parentheses' });
  const lineOf = (row: AgingRow) => [
    row.fund?.name ?? reportLabels['column.total'][language],
    ...buckets.map((bucket) => money(row.aging[bucket])),
    money(row.controlMinor),
    money(row.differenceMinor),
  ];
  const title = reportLabels.aging[language];
  return documentPdf({
    title,
    subtitle: subtitleOf(tenant, { ...report, from: null, to: report.at, fund: null }),
    footer: `${community} · ${title}`,
    language,
    parts: agingListings
      .map((listing) => ({ listing, rows: report.rows.filter((row) => row.listing === listing) }))
      .filter(({ rows }) => rows.length > 0)
      .map(({ listing, rows }) => ({
        table: {
          head: [
            reportLabels[`listing.${listing}`][language],
            ...buckets.map((bucket) => reportLabels[`bucket.${bucket}`][language]),
            controlMinor[language],
            differenceMinor[language],
          ],
          rows: rows.filter((row) => row.fund !== null).map(lineOf),
          foot: rows.filter((row) => row.fund === null).map(lineOf),
        },
      })),
  });
}
