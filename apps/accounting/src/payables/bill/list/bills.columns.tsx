import type { BillSummary } from '@courtyard/contract/accounting/payables/bill/bill';
import { billColumns } from '@courtyard/contract/accounting/payables/bill/bill.columns';
import { DayText, HStack, Missing, TextLink } from '@courtyard/ui';
import { useColumns, useFieldTexts } from '@courtyard/ui/data';
import { OverdueBadge } from '../../../receivables/invoice/invoice-badges';
import { BillStatusBadge } from '../bill-badges';
import { billPaths } from '../bill-paths';

/** Columns of the list; what is overdue says so beside its day. */
export function useBillListColumns() {
  const { node } = useFieldTexts(billColumns);
  return useColumns(billColumns, [
    {
      field: 'number',
      priority: 1,
      cell: ({ id, number }) => <TextLink to={billPaths.details(id)}>{number}</TextLink>,
    },
    { field: 'vendor', priority: 1 },
    { field: 'voucher', priority: 4, align: 'start', cell: ({ voucher }) => voucher },
    { field: 'kind', priority: 4 },
    { field: 'billedOn', priority: 3 },
    { field: 'dueOn', priority: 1, align: 'start', cell: (bill) => <DueCell bill={bill} /> },
    { field: 'status', priority: 2, cell: ({ status }) => <BillStatusBadge value={status} /> },
    { field: 'totalMinor', priority: 2 },
    {
      field: 'openMinor',
      priority: 1,
      cell: (bill) => (bill.openMinor === 0 ? <Missing /> : node(bill, 'openMinor')),
    },
  ]);
}

function DueCell({ bill }: { bill: BillSummary }) {
  return (
    <HStack gap="2" whiteSpace="nowrap">
      <DayText day={bill.dueOn} />
      <OverdueBadge due={bill} />
    </HStack>
  );
}
