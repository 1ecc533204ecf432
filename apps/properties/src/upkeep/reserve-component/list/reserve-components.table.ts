import { useMessages, useToday } from '@courtyard/common';
import { reserveComponentColumns } from '@courtyard/contract/properties/reserve-component/reserve-component.columns';
import { filterBy, type FilterSpec, useFilters, useTableState } from '@courtyard/ui/data';
import { reserveComponents } from '../reserve-component.queries';
import { listMessages } from './list.messages';

/** As far as the outlook goes. */
const outlookYears = 30;

function useYears(): string[] {
  const thisYear = Number(useToday().slice(0, 4));
  return Array.from({ length: outlookYears }, (_, index) => String(thisYear + index));
}

const spans = ['0', '1', '5', '10'] as const;

/** What a person sets on the list of components, in the URL, and the query of the list's call. */
export function useReserveComponentsTable() {
  const table = useTableState({
    list: reserveComponents.listName,
    sort: reserveComponentColumns.sort,
    filters: { within: spans, inYear: useYears(), ...reserveComponentColumns.filters },
    defaultSort: 'replaceOn',
  });
  const { within, inYear, ...rest } = table.query;
  const query = {
    ...rest,
    ...(within?.[0] && { withinYears: Number(within[0]) }),
    ...(inYear?.[0] && { inYear: Number(inYear[0]) }),
  };
  return { ...table, query };
}

/** The list's filters; how soon something is due, and in which year of the outlook, are the page's own. */
export function useReserveComponentFilters(): FilterSpec[] {
  const t = useMessages(listMessages);
  const years = useYears().map((year) => ({ value: year, label: year }));
  return useFilters(reserveComponentColumns, [
    { ...filterBy(t, 'within', spans), single: true },
    { name: 'inYear', label: t('inYear'), options: years, single: true },
  ]);
}
