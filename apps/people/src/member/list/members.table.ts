import { memberColumns } from '@courtyard/contract/people/member/member.columns';
import { useFilters, useTableState } from '@courtyard/ui/data';
import { members } from '../member.queries';

/** What a person sets on the list, in the URL. */
export const useMembersTable = () =>
  useTableState({
    list: members.listName,
    sort: memberColumns.sort,
    filters: memberColumns.filters,
    defaultSort: 'name',
  });

export const useMemberFilters = () => useFilters(memberColumns);
