import { recurringInvoiceLabels } from '@courtyard/contract/accounting/receivables/recurring/recurring-invoice.labels';
import { badgeOf } from '@courtyard/ui';
import { recordLoader } from '@courtyard/ui/details';
import { recurringPaths } from './recurring-paths';
import { recurringMessages } from './recurring.messages';
import { recurringInvoices, recurringPager } from './recurring.queries';

/** A page about the template `?id=`. */
export const RecurringLoader = recordLoader({
  messages: recurringMessages,
  title: (t) => t('template'),
  useOne: recurringInvoices.useOne,
  list: recurringPaths.list,
  pager: recurringPager,
});

export const TemplateStatusBadge = badgeOf(recurringInvoiceLabels, 'status', {
  active: 'expected',
  paused: 'attention',
  ended: 'neutral',
});
