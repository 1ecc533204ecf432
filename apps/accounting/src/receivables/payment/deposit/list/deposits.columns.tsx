import { depositColumns } from '@courtyard/contract/accounting/receivables/deposit/deposit.columns';
import { TextLink } from '@courtyard/ui';
import { useColumns } from '@courtyard/ui/data';
import { DepositStatusBadge } from '../deposit-badges';
import { depositPaths } from '../deposit-paths';

/** Columns of the list. */
export function useDepositColumns() {
  return useColumns(depositColumns, [
    {
      field: 'number',
      priority: 1,
      align: 'start',
      cell: ({ id, number }) => <TextLink to={depositPaths.details(id)}>{number}</TextLink>,
    },
    { field: 'depositedOn', priority: 1, align: 'start' },
    { field: 'bankAccount', priority: 1 },
    { field: 'reference', priority: 3 },
    { field: 'paymentCount', priority: 3 },
    { field: 'status', priority: 2, cell: ({ status }) => <DepositStatusBadge value={status} /> },
    { field: 'amountMinor', priority: 1 },
  ]);
}
