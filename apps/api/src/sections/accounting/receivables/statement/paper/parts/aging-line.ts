import type { UnitStatement } from '@courtyard/contract/accounting/receivables/statement/statement';
import { invoiceLabels } from '@courtyard/contract/accounting/receivables/invoice/invoice.labels';
import { agingBuckets } from '@courtyard/contract/accounting/receivables/invoice/invoice.values';
import type { PaperTable } from '../../../../../../platform/mail/paper/billing-paper';
import type { Sheet } from '../sheet-head';

/** What is open by how long it is overdue, in one line. */
export const agingLine = (
  { label, language, money }: Pick<Sheet, 'label' | 'language' | 'money'>,
  open: UnitStatement['open'],
): PaperTable => ({
  title: label('aging'),
  columns: agingBuckets.map((bucket) => ({
    name: invoiceLabels[`aging.${bucket}`][language],
    share: 1 / agingBuckets.length,
    isAmount: true,
  })),
  rows: [
    agingBuckets.map((bucket) =>
      money(open.reduce((sum, { aging, openMinor }) => (aging === bucket ? sum + openMinor : sum), 0)),
    ),
  ],
});
