import { useMessages } from '@courtyard/common';
import { reserveComponentColumns } from '@courtyard/contract/properties/reserve-component/reserve-component.columns';
import { filterBy, type FilterSpec, useFilters, useTableState } from '@courtyard/ui/data';
import { listMessages } from './list.messages';

const spans = ['0', '1', '5', '10'] as const;

/** What a person sets on the list of components, in the URL, and the query of the list's call. */
export function useReserveComponentsTable() {
  const table = useTableState({
    sort: reserveComponentColumns.sort,
    filters: { within: spans, ...reserveComponentColumns.filters },
    defaultSort: 'replaceOn',
  });
  const { within, ...rest } = table.query;
  const query = { ...rest, ...(within?.[0] && { withinYears: Number(within[0]) }) };
  return { table, query };
}

/** The list's filters; how soon something is due is the page's own. */
export function useReserveComponentFilters(): FilterSpec[] {
  const t = useMessages(listMessages);
  return useFilters(reserveComponentColumns, [{ ...filterBy(t, 'within', spans), single: true }]);
}
