import { call, defineResource } from '@courtyard/common';
import type { RecurringEntryInput } from '@courtyard/contract/accounting/recurring/entry/recurring-entry';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { recurringEntryPaths } from './recurring-entry-paths';

export const recurringEntries = defineResource({
  section: 'accounting',
  key: 'recurring-entries',
  list: 'GET /api/v1/recurring-entries',
  one: 'GET /api/v1/recurring-entries/:recurringEntryId',
  create: 'POST /api/v1/recurring-entries',
  update: 'PUT /api/v1/recurring-entries/:recurringEntryId',
  history: 'GET /api/v1/recurring-entries/:recurringEntryId/history',
});

/** From one recurring entry of the list to the next. */
export const recurringEntryPager = recurringEntries.pager({
  to: recurringEntryPaths.details,
  nameOf: ({ name }) => name,
});

export const useSetStatus = (id: string) =>
  recurringEntries.useWrite('POST /api/v1/recurring-entries/:recurringEntryId/status', id);
export const useRunNow = (id: string) =>
  recurringEntries.useWrite('POST /api/v1/recurring-entries/:recurringEntryId/run', id);
export const useSettle = (id: string) =>
  recurringEntries.useWrite('POST /api/v1/recurring-entries/:recurringEntryId/occurrences', id);

/** The next ten entries of what is written; null asks nothing. What was answered before stays on screen meanwhile. */
export const useUpcoming = (input: RecurringEntryInput | null, after: string | null) =>
  useQuery({
    queryKey: [...recurringEntries.keys.all, 'upcoming', input, after],
    queryFn: async ({ signal }) =>
      input &&
      (
        await call('POST /api/v1/recurring-entries/preview', {
          query: { ...(after !== null && { after }) },
          body: input,
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
    enabled: input !== null,
  });
