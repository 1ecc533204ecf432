import { recurringInvoiceLabels } from '@courtyard/contract/accounting/receivables/recurring/recurring-invoice.labels';
import { badgeOf } from '@courtyard/ui';
import { gateOf } from '@courtyard/ui/details';
import { recurringPaths } from './recurring-paths';
import { recurringMessages } from './recurring.messages';
import { recurringInvoices, recurringWalk } from './recurring.queries';

/** A page about the template `?id=`. */
export const RecurringGate = gateOf({
  messages: recurringMessages,
  title: (t) => t('template'),
  useOne: recurringInvoices.useOne,
  list: recurringPaths.list,
  walk: recurringWalk,
});

export const TemplateStatusBadge = badgeOf(recurringInvoiceLabels, 'status', {
  active: 'expected',
  paused: 'attention',
  ended: 'neutral',
});
