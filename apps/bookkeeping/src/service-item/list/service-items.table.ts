import { serviceItemColumns } from '@courtyard/contract/bookkeeping/service-item/service-item.columns';
import { useFilters, useTableState } from '@courtyard/ui/data';
import { serviceItems } from '../service-item.queries';

/** What a person sets on the list, in the URL. */
export const useServiceItemsTable = () =>
  useTableState({
    list: serviceItems.listName,
    sort: serviceItemColumns.sort,
    filters: serviceItemColumns.filters,
    defaultSort: 'name',
  });

export const useServiceItemFilters = () => useFilters(serviceItemColumns);
