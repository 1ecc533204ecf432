import { committeeColumns } from '@courtyard/contract/people/committee/committee.columns';
import { useFilters, useTableState } from '@courtyard/ui/data';
import { committees } from '../committee.queries';

/** What a person sets on the list, in the URL. */
export const useCommitteesTable = () =>
  useTableState({
    list: committees.listName,
    sort: committeeColumns.sort,
    filters: committeeColumns.filters,
    defaultSort: 'name',
  });

export const useCommitteeFilters = () => useFilters(committeeColumns);
