import { useMessages, useToday } from '@courtyard/common';
import type { InvoiceSummary } from '@courtyard/contract/accounting/receivables/invoice/invoice';
import { invoiceLabels } from '@courtyard/contract/accounting/receivables/invoice/invoice.labels';
import { badgeOf, StatusBadge } from '@courtyard/ui';
import { daysOverdue, urgencyOf } from './due.rules';
import { invoiceMessages } from './invoice.messages';

export const InvoiceStatusBadge = badgeOf(invoiceLabels, 'status', {
  open: 'info',
  partial: 'attention',
  paid: 'expected',
  'written-off': 'neutral',
  void: 'neutral',
});

/** By how many days it is overdue; nothing where it is not. */
export function OverdueBadge({ due }: { due: Pick<InvoiceSummary, 'dueOn' | 'openMinor'> }) {
  const t = useMessages(invoiceMessages);
  const days = daysOverdue(due, useToday());
  if (days === 0) return null;
  return <StatusBadge status={urgencyOf(days)}>{t('overdueBy', { days })}</StatusBadge>;
}
