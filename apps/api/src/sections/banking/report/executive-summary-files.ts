import type { AgingRow } from '@courtyard/contract/banking/report/aging';
import { reportLabels } from '@courtyard/contract/banking/report/report.labels';
import type { ExecutiveSummary } from '@courtyard/contract/banking/report/summary';
import { defineColumns } from '@courtyard/contract/fields/columns';
import { formatMoney, formatMonth } from '@courtyard/contract/formats';
import { datesText, type PaperOf, subtitleOf } from '../../../ledger';
import { defineExport } from '../../../platform/files/export/export-list';
import { documentPdf, type PdfPart } from '../../../platform/mail/paper/document-pdf';
import type { ReadingContext } from '../../../platform/section/call-context';
import { executiveSummary, type SummaryQuery } from './executive-summary';

interface SummaryFileRow {
  part: 'cash' | 'month' | 'year' | 'receivable' | 'payable';
  name: string;
  amountMinor: number | null;
  incomeMinor: number | null;
  expenseMinor: number | null;
  netMinor: number | null;
  journalNo: number;
}

const buckets = ['current', 'to30', 'to60', 'to90', 'over90'] as const;

const labels = {
  part: reportLabels.part,
  'part.cash': reportLabels['part.cash'],
  'part.month': reportLabels['part.month'],
  'part.year': reportLabels['part.year'],
  'part.receivable': reportLabels['part.receivable'],
  'part.payable': reportLabels['part.payable'],
  name: reportLabels.name,
  ...Object.fromEntries(buckets.map((bucket) => [`name.${bucket}`, reportLabels[`bucket.${bucket}`]])),
  'name.total': reportLabels['column.total'],
  amountMinor: reportLabels.amountMinor,
  incomeMinor: reportLabels['line.income'],
  expenseMinor: reportLabels['line.expenses'],
  netMinor: reportLabels['line.operating-income'],
  journalNo: reportLabels.journalNo,
};

const summaryColumns = defineColumns<SummaryFileRow>()(labels, [
  { field: 'part', kind: 'choice' },
  { field: 'name', kind: 'choice' },
  { field: 'amountMinor', kind: 'money' },
  { field: 'incomeMinor', kind: 'money' },
  { field: 'expenseMinor', kind: 'money' },
  { field: 'netMinor', kind: 'money' },
  { field: 'journalNo', kind: 'serial' },
]);

function* summaryRows(summary: ExecutiveSummary): Iterable<SummaryFileRow> {
  const { journalNo, cash, cashMinor, months, year, receivable, payable } = summary;
  const nothing = { amountMinor: null, incomeMinor: null, expenseMinor: null, netMinor: null, journalNo };
  for (const { fund, amountMinor } of cash) yield { ...nothing, part: 'cash', name: fund.name, amountMinor };
  yield { ...nothing, part: 'cash', name: 'total', amountMinor: cashMinor };
  const periods = [
    ...months.map((month) => ({ ...month, part: 'month' as const })),
    { ...year, part: 'year' as const },
  ];
  for (const { from, to, ...period } of periods) yield { ...nothing, ...period, name: datesText(from, to) };
  for (const [part, row] of [['receivable', receivable] as const, ['payable', payable] as const]) {
    if (row === null) continue;
    for (const bucket of buckets) yield { ...nothing, part, name: bucket, amountMinor: row.aging[bucket] };
    yield { ...nothing, part, name: 'total', amountMinor: row.itemsMinor };
  }
}

export const summaryExport = (query: SummaryQuery) =>
  defineExport<SummaryFileRow, ReadingContext>({
    name: 'executive-summary',
    columns: summaryColumns,
    rows: async function* rows(context) {
      yield* summaryRows(await executiveSummary(context, query));
    },
  });

/** The executive summary as PDF, in the community’s language. */
export function summaryPdf(tenant: PaperOf, summary: ExecutiveSummary): Promise<Buffer> {
  const { language, currency, dateFormat, name: community } = tenant;
  const money = (amountMinor: number) =>
    formatMoney(amountMinor, currency, { language, negative: 'parentheses' });
  const label = (name: keyof typeof reportLabels) => reportLabels[name][language];
  const resultOf = ({ incomeMinor, expenseMinor, netMinor }: ExecutiveSummary['year']) =>
    [incomeMinor, expenseMinor, netMinor].map(money);
  const agingOf = (part: 'receivable' | 'payable', row: AgingRow | null): PdfPart[] =>
    row === null
      ? []
      : [
          {
            table: {
              head: [
                label(`part.${part}`),
                ...buckets.map((bucket) => label(`bucket.${bucket}`)),
                label('column.total'),
              ],
              rows: [['', ...buckets.map((bucket) => money(row.aging[bucket])), money(row.itemsMinor)]],
            },
          },
        ];
  const title = label('summary');
  const results = [label('line.income'), label('line.expenses'), label('line.operating-income')];
  return documentPdf({
    title,
    subtitle: subtitleOf(tenant, { ...summary, from: null, to: summary.at }),
    footer: `${community} · ${title}`,
    language,
    parts: [
      {
        table: {
          head: [label('part.cash'), label('amountMinor')],
          rows: summary.cash.map(({ fund, amountMinor }) => [fund.name, money(amountMinor)]),
          foot: [[label('column.total'), money(summary.cashMinor)]],
        },
      },
      {
        table: {
          head: [label('part.month'), ...results],
          rows: summary.months.map((month) => [
            formatMonth(month.from, { language, dateFormat }),
            ...resultOf(month),
          ]),
          foot: [[label('part.year'), ...resultOf(summary.year)]],
        },
      },
      ...agingOf('receivable', summary.receivable),
      ...agingOf('payable', summary.payable),
    ],
  });
}
