import { useMessages } from '@courtyard/common';
import {
  myRequestColumns,
  requestColumns,
} from '@courtyard/contract/service-requests/request/request.columns';
import { type FilterSpec, useFilters, useTableState } from '@courtyard/ui/data';
import { communityRequests, myRequests } from '../request.queries';
import { listMessages } from './list.messages';

const yes = ['true'] as const;

/** What a person sets on the list of their requests, in the URL. */
export function useMyTable() {
  const table = useTableState({
    list: myRequests.listName,
    sort: myRequestColumns.sort,
    filters: { isOpen: yes, ...myRequestColumns.filters },
    defaultSort: '-updatedAt',
  });
  const { isOpen, ...query } = table.query;
  return { ...table, query: { ...query, ...(isOpen && { isOpen: 'true' }) } };
}

/** What a person sets on the list of all requests, in the URL. */
export function useCommunityTable() {
  const table = useTableState({
    list: communityRequests.listName,
    sort: requestColumns.sort,
    filters: { isOpen: yes, isUnassigned: yes, ...requestColumns.filters },
    defaultSort: '-updatedAt',
  });
  const { isOpen, isUnassigned, ...query } = table.query;
  return {
    ...table,
    query: { ...query, ...(isOpen && { isOpen: 'true' }), ...(isUnassigned && { isUnassigned: 'true' }) },
  };
}

function useFlag(name: 'isOpen' | 'isUnassigned'): FilterSpec {
  const t = useMessages(listMessages);
  return { name, label: t(name), options: [{ value: 'true', label: t('yes') }], single: true };
}

export function useMyFilters(): FilterSpec[] {
  return [useFlag('isOpen'), ...useFilters(myRequestColumns)];
}

export function useCommunityFilters(): FilterSpec[] {
  return [useFlag('isOpen'), useFlag('isUnassigned'), ...useFilters(requestColumns)];
}

/** Those of the board: its columns say the state. */
export const useBoardFilters = (): FilterSpec[] =>
  useCommunityFilters().filter(({ name }) => name !== 'isOpen' && name !== 'state');
