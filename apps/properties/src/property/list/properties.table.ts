import { propertyColumns } from '@courtyard/contract/properties/property/property.columns';
import { filterBy, type FilterSpec, useFilters, useTableState } from '@courtyard/ui/data';
import { properties } from '../property.queries';
import { useListTexts } from './list.messages';

const archived = ['no', 'yes', 'all'] as const;

/** What a person sets on the list of properties, in the URL, and the query of the list's call. */
export function usePropertiesTable() {
  const table = useTableState({
    list: properties.listName,
    sort: propertyColumns.sort,
    filters: { ...propertyColumns.filters, archived },
    defaultSort: 'building',
  });
  const { archived: chosen, ...rest } = table.query;
  const query = { ...rest, ...(chosen?.[0] && { archived: chosen[0] }) };
  return { table, query };
}

/** The list's filters; whether archived ones show is the page's own. */
export function usePropertyFilters(): FilterSpec[] {
  const t = useListTexts();
  return useFilters(propertyColumns, [{ ...filterBy(t, 'archived', archived), single: true }]);
}
