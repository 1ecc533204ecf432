import { pollColumns } from '@courtyard/contract/communications/poll/poll.columns';
import { useFilters, useTableState } from '@courtyard/ui/data';
import { polls } from '../poll.queries';

/** What a person sets on the list, in the URL. */
export const usePollsTable = () =>
  useTableState({
    list: polls.listName,
    sort: pollColumns.sort,
    filters: pollColumns.filters,
    defaultSort: '-closesAt',
  });

export const usePollFilters = () => useFilters(pollColumns);
