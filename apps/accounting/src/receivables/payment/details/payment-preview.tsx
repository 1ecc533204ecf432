import { paymentColumns } from '@courtyard/contract/accounting/receivables/payment/payment.columns';
import { RecordPreview, useFieldTexts } from '@courtyard/ui/details';
import { PaymentStatusBadge } from '../payment-badges';
import { payments } from '../payment.queries';

/** A payment beside the list. */
export function PaymentPreview({ id }: { id: string }) {
  const { label, facts } = useFieldTexts(paymentColumns);
  return (
    <RecordPreview
      query={payments.useOne(id)}
      facts={(payment) => [
        { label: label('status'), value: <PaymentStatusBadge value={payment.status} /> },
        ...facts(
          payment,
          'amountMinor',
          'receivedOn',
          'property',
          'payer',
          'method',
          'reference',
          'creditMinor',
        ),
      ]}
    />
  );
}
