import { paymentColumns } from '@courtyard/contract/accounting/receivables/payment/payment.columns';
import { Missing, TextLink } from '@courtyard/ui';
import { useColumns, useFieldTexts } from '@courtyard/ui/data';
import { PaymentStatusBadge } from '../payment-badges';
import { paymentPaths } from '../payment-paths';

/** Columns of the list. */
export function usePaymentColumns() {
  const { node } = useFieldTexts(paymentColumns);
  return useColumns(paymentColumns, [
    {
      field: 'number',
      priority: 1,
      align: 'start',
      cell: ({ id, number }) => <TextLink to={paymentPaths.details(id)}>{number}</TextLink>,
    },
    { field: 'property', priority: 1 },
    { field: 'payer', priority: 3 },
    { field: 'receivedOn', priority: 2, align: 'start' },
    { field: 'method', priority: 3 },
    { field: 'reference', priority: 4 },
    { field: 'status', priority: 2, cell: ({ status }) => <PaymentStatusBadge value={status} /> },
    {
      field: 'creditMinor',
      priority: 4,
      cell: (payment) => (payment.creditMinor > 0 ? node(payment, 'creditMinor') : <Missing />),
    },
    { field: 'amountMinor', priority: 1 },
  ]);
}
