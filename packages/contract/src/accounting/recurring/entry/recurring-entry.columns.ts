import { defineColumns } from '../../../wire/fields/columns';
import { templateStatuses } from '../schedule.values';
import { scheduleText } from '../schedule-text.rules';
import type { RecurringEntrySummary } from './recurring-entry';
import { recurringEntryKinds } from './recurring-entry.values';
import { recurringEntryLabels } from './recurring-entry.labels';

/** Recurring entries, as a table and as a file, and what they are filtered by. */
export const recurringEntryColumns = defineColumns<RecurringEntrySummary>()(
  recurringEntryLabels,
  [
    { field: 'name', kind: 'text', sort: true },
    { field: 'kind', kind: 'choice' },
    { field: 'amountMinor', kind: 'money' },
    { field: 'months', kind: 'number' },
    {
      field: 'rule',
      kind: 'text',
      of: ({ rule }) => scheduleText(rule, { language: 'en', dateFormat: 'YYYY-MM-DD' }),
    },
    { field: 'nextOn', kind: 'day', sort: true },
    { field: 'lastOn', kind: 'day' },
    { field: 'failed', kind: 'choice', of: ({ failed }) => (failed > 0 ? 'yes' : 'no') },
    { field: 'status', kind: 'choice' },
    { field: 'updatedAt', kind: 'moment', sort: true },
  ],
  { status: templateStatuses, kind: recurringEntryKinds, failed: ['yes', 'no'], nextOn: 'days' },
);
