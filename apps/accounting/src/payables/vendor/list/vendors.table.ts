import { vendorColumns } from '@courtyard/contract/accounting/payables/vendor/vendor.columns';
import { useFilters, useTableState } from '@courtyard/ui/data';
import { vendors } from '../vendor.queries';

/** What a person sets on the list, in the URL. */
export const useVendorsTable = () =>
  useTableState({
    list: vendors.listName,
    sort: vendorColumns.sort,
    filters: vendorColumns.filters,
    defaultSort: 'name',
  });

export const useVendorFilters = () => useFilters(vendorColumns);
