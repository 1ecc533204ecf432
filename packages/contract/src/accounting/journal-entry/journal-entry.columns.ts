import { defineColumns } from '../../wire/fields/columns';
import { entryKinds } from '../../bookkeeping/account/entry-kind.values';
import type { JournalEntrySummary } from './journal-entry';
import { entryDatings, entryOrigins, entryStates } from './journal-entry.values';
import { journalEntryLabels } from './journal-entry.labels';

/** The entries, as a table and as a file, and what they are filtered by. */
export const journalEntryColumns = defineColumns<JournalEntrySummary>()(
  journalEntryLabels,
  [
    { field: 'no', kind: 'serial', sort: true },
    { field: 'date', kind: 'day', sort: true },
    { field: 'kind', kind: 'choice' },
    { field: 'memo', kind: 'text' },
    { field: 'amountMinor', kind: 'money', sort: true },
    { field: 'state', kind: 'choice' },
    { field: 'postedBy', kind: 'text' },
    { field: 'approvedBy', kind: 'text' },
    { field: 'postedAt', kind: 'moment' },
    { field: 'origin', kind: 'choice' },
    { field: 'daysLate', kind: 'number' },
  ],
  {
    kind: entryKinds,
    state: entryStates,
    accountId: 'reference',
    fundId: 'reference',
    date: 'days',
    origin: entryOrigins,
    dating: entryDatings,
    amountMinor: 'money',
  },
);
