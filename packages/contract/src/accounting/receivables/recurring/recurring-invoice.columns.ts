import { defineColumns } from '../../../wire/fields/columns';
import type { RecurringInvoiceSummary } from './recurring-invoice';
import { recurringInvoiceLabels } from './recurring-invoice.labels';
import { templateStatuses } from '../../recurring/schedule.values';
import { billedScopes } from './recurring-invoice.values';
import { scheduleText } from '../../recurring/schedule-text.rules';

/** Templates of invoices, as a table and as a file, and what they are filtered by. */
export const recurringInvoiceColumns = defineColumns<RecurringInvoiceSummary>()(
  recurringInvoiceLabels,
  [
    { field: 'name', kind: 'text', sort: true },
    { field: 'scope', kind: 'choice' },
    { field: 'split', kind: 'choice' },
    { field: 'amountMinor', kind: 'money' },
    {
      field: 'rule',
      kind: 'text',
      of: ({ rule }) => scheduleText(rule, { language: 'en', dateFormat: 'YYYY-MM-DD' }),
    },
    { field: 'leadDays', kind: 'number' },
    { field: 'dueDays', kind: 'number' },
    { field: 'nextOn', kind: 'day', sort: true },
    { field: 'lastOn', kind: 'day' },
    { field: 'failed', kind: 'choice', of: ({ failed }) => (failed > 0 ? 'yes' : 'no') },
    { field: 'status', kind: 'choice' },
    { field: 'updatedAt', kind: 'moment', sort: true },
  ],
  { status: templateStatuses, scope: billedScopes, failed: ['yes', 'no'], nextOn: 'days' },
);
