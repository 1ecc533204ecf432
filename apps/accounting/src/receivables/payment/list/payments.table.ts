import { paymentColumns } from '@courtyard/contract/accounting/receivables/payment/payment.columns';
import { useFilters, useTableState } from '@courtyard/ui/data';
import { payments } from '../payment.queries';

/** What a person sets on the list, in the URL. */
export const usePaymentsTable = () =>
  useTableState({
    list: payments.listName,
    sort: paymentColumns.sort,
    filters: paymentColumns.filters,
    defaultSort: '-number',
  });

export const usePaymentFilters = () => useFilters(paymentColumns);
