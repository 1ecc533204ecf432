import { adjustmentColumns } from '@courtyard/contract/accounting/receivables/adjustment/adjustment.columns';
import { useFilters, useTableState } from '@courtyard/ui/data';
import { adjustments } from '../adjustment.queries';

/** What a person sets on the list, in the URL. */
export const useAdjustmentsTable = () =>
  useTableState({
    list: adjustments.listName,
    sort: adjustmentColumns.sort,
    filters: adjustmentColumns.filters,
    defaultSort: '-number',
  });

export const useAdjustmentFilters = () => useFilters(adjustmentColumns);
