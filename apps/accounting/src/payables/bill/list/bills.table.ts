import { billColumns } from '@courtyard/contract/accounting/payables/bill/bill.columns';
import { useFilters, useTableState } from '@courtyard/ui/data';
import { bills } from '../bill.queries';

/** What a person sets on the list, in the URL. */
export const useBillsTable = () =>
  useTableState({
    list: bills.listName,
    sort: billColumns.sort,
    filters: billColumns.filters,
    defaultSort: '-voucher',
  });

export const useBillFilters = () => useFilters(billColumns);
