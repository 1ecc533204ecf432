import type { InvoiceSummary } from '@courtyard/contract/accounting/receivables/invoice/invoice';
import { daysBetween } from '@courtyard/contract/days';

/** By how many days what is open is overdue; 0 where nothing is open, or it is not due before today. */
export const daysOverdue = (
  { dueOn, openMinor }: Pick<InvoiceSummary, 'dueOn' | 'openMinor'>,
  today: string,
) => (openMinor > 0 ? Math.max(0, daysBetween(dueOn, today)) : 0);

/** From how many days on it is told in the colour of danger. */
const longDays = 30;

/** How much of somebody's eye it needs. */
export const urgencyOf = (days: number): 'attention' | 'danger' => (days > longDays ? 'danger' : 'attention');
