import { depositColumns } from '@courtyard/contract/accounting/receivables/deposit/deposit.columns';
import { useFilters, useTableState } from '@courtyard/ui/data';
import { deposits } from '../deposit.queries';

/** What a person sets on the list, in the URL. */
export const useDepositsTable = () =>
  useTableState({
    list: deposits.listName,
    sort: depositColumns.sort,
    filters: depositColumns.filters,
    defaultSort: '-number',
  });

export const useDepositFilters = () => useFilters(depositColumns);
