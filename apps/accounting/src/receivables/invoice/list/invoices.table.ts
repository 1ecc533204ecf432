import { invoiceColumns } from '@courtyard/contract/accounting/receivables/invoice/invoice.columns';
import { useFilters, useTableState } from '@courtyard/ui/data';
import { invoices } from '../invoice.queries';

/** What a person sets on the list, in the URL. */
export const useInvoicesTable = () =>
  useTableState({
    list: invoices.listName,
    sort: invoiceColumns.sort,
    filters: invoiceColumns.filters,
    defaultSort: '-number',
  });

export type InvoicesQuery = ReturnType<typeof useInvoicesTable>['query'];

export const useInvoiceFilters = () => useFilters(invoiceColumns);
