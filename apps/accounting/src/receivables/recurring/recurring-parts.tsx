import { useUiConfig } from '@courtyard/common';
import { recurringInvoiceWords } from '@courtyard/contract/accounting/receivables/recurring/recurring-invoice.words';
import { scheduleText } from '@courtyard/contract/accounting/receivables/recurring/schedule-text.rules';
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

export const TemplateStatusBadge = badgeOf(recurringInvoiceWords, 'status', {
  active: 'expected',
  paused: 'attention',
  ended: 'neutral',
});

/** How often a template bills, in the person's words and date format. */
export function useScheduleText(): (rule: string) => string {
  const language = useUiConfig((config) => config.language);
  const dateFormat = useUiConfig((config) => config.dateFormat);
  return (rule) => scheduleText(rule, { language, dateFormat });
}
