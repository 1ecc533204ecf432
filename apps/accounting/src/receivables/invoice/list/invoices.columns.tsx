import type { InvoiceSummary } from '@courtyard/contract/accounting/receivables/invoice/invoice';
import { invoiceColumns } from '@courtyard/contract/accounting/receivables/invoice/invoice.columns';
import { Box, DayText, HStack, Missing, TextLink } from '@courtyard/ui';
import { useColumns, useFieldTexts } from '@courtyard/ui/data';
import { invoicePaths } from '../invoice-paths';
import { InvoiceStatusBadge, OverdueBadge } from '../invoice-badges';

/** Columns of the list; what is overdue says so beside its day. */
export function useInvoiceColumns() {
  const { node } = useFieldTexts(invoiceColumns);
  return useColumns(invoiceColumns, [
    {
      field: 'number',
      priority: 1,
      align: 'start',
      cell: ({ id, number }) => <TextLink to={invoicePaths.details(id)}>{number}</TextLink>,
    },
    {
      field: 'property',
      priority: 1,
      cell: ({ property }) => (
        <Box as="span" whiteSpace={{ md: 'nowrap' }}>
          {property.name}
        </Box>
      ),
    },
    { field: 'billedTo', priority: 3 },
    { field: 'issuedOn', priority: 4 },
    { field: 'dueOn', priority: 1, align: 'start', cell: (invoice) => <DueCell invoice={invoice} /> },
    { field: 'status', priority: 3, cell: ({ status }) => <InvoiceStatusBadge value={status} /> },
    { field: 'totalMinor', priority: 3 },
    {
      field: 'openMinor',
      priority: 1,
      cell: (invoice) => (invoice.openMinor > 0 ? node(invoice, 'openMinor') : <Missing />),
    },
  ]);
}

function DueCell({ invoice }: { invoice: InvoiceSummary }) {
  return (
    <HStack gap="2" whiteSpace="nowrap">
      <DayText day={invoice.dueOn} />
      <OverdueBadge due={invoice} />
    </HStack>
  );
}
