import { defineResource } from '@courtyard/common';
import { journalEntryPaths } from './journal-entry-paths';

export const journalEntries = defineResource({
  section: 'accounting',
  key: 'journal-entries',
  list: 'GET /api/v1/journal-entries',
  one: 'GET /api/v1/journal-entries/:entryId',
  create: 'POST /api/v1/journal-entries',
  history: 'GET /api/v1/journal-entries/:entryId/history',
});

/** From one entry of the journal to the next. */
export const journalEntryWalk = journalEntries.walk({
  to: journalEntryPaths.details,
  nameOf: ({ no, memo }) => (memo === null ? String(no) : `${no} ${memo}`),
});

export const useReverseEntry = (id: string) =>
  journalEntries.useWrite('POST /api/v1/journal-entries/:entryId/reverse', id);

export const useAttachToEntry = (id: string) =>
  journalEntries.useWrite('POST /api/v1/journal-entries/:entryId/files', id);
