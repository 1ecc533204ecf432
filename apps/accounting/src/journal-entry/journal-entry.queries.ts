import { call, defineResource } from '@courtyard/common';
import type { JournalEntryInput } from '@courtyard/contract/accounting/journal-entry/journal-entry';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
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
export const journalEntryPager = journalEntries.pager({
  to: journalEntryPaths.details,
  nameOf: ({ no, memo }) => (memo === null ? String(no) : `${no} ${memo}`),
});

export const useReverseEntry = (id: string) =>
  journalEntries.useWrite('POST /api/v1/journal-entries/:entryId/reverse', id);

export const useAttachToEntry = (id: string) =>
  journalEntries.useWrite('POST /api/v1/journal-entries/:entryId/files', id);

/** Whether the reversal of an entry would wait for a second person. */
export const useReversalPreview = (entryId: string) =>
  useQuery({
    queryKey: ['preview-of-reversal', entryId],
    queryFn: async ({ signal }) =>
      (await call('GET /api/v1/journal-entries/:entryId/reversal', { params: { entryId }, signal })).data,
  });

/** Whether an entry would wait for a second person, asked as it is written; null while it does not balance yet. */
export const useEntryPreview = (input: JournalEntryInput | null) =>
  useQuery({
    queryKey: ['preview-of-journal-entry', input],
    queryFn: async ({ signal }) =>
      input && (await call('POST /api/v1/journal-entries/preview', { body: input, signal })).data,
    placeholderData: keepPreviousData,
    enabled: input !== null,
  });
