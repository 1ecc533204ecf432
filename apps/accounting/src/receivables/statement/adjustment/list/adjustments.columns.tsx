import { adjustmentColumns } from '@courtyard/contract/accounting/receivables/adjustment/adjustment.columns';
import { Missing, TextLink } from '@courtyard/ui';
import { useColumns, useFieldTexts } from '@courtyard/ui/data';
import { AdjustmentStatusBadge } from '../adjustment-badges';
import { adjustmentPaths } from '../adjustment-paths';

/** Columns of the list. */
export function useAdjustmentColumns() {
  const { node } = useFieldTexts(adjustmentColumns);
  return useColumns(adjustmentColumns, [
    {
      field: 'number',
      priority: 1,
      align: 'start',
      cell: ({ id, number }) => <TextLink to={adjustmentPaths.details(id)}>{number}</TextLink>,
    },
    { field: 'kind', priority: 1 },
    { field: 'property', priority: 1 },
    { field: 'adjustedOn', priority: 2, align: 'start' },
    { field: 'reason', priority: 3 },
    { field: 'status', priority: 2, cell: ({ status }) => <AdjustmentStatusBadge value={status} /> },
    {
      field: 'creditMinor',
      priority: 4,
      cell: (row) => (row.creditMinor > 0 ? node(row, 'creditMinor') : <Missing />),
    },
    { field: 'amountMinor', priority: 1 },
  ]);
}
