import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { PaymentSummary } from '@courtyard/contract/accounting/receivables/payment/payment';
import { paymentColumns } from '@courtyard/contract/accounting/receivables/payment/payment.columns';
import { TextLink } from '@courtyard/ui';
import { ListCard, useFieldTexts } from '@courtyard/ui/data';
import { PaymentStatusBadge } from '../payment-badges';
import { paymentPaths } from '../payment-paths';
import { paymentMessages } from '../payment.messages';
import { listMessages } from './list.messages';

/** A payment where there is no room for a table. */
export function PaymentCard({ payment }: { payment: PaymentSummary }) {
  const t = useMessages(listMessages);
  const tPayment = useMessages(paymentMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const { text } = useFieldTexts(paymentColumns);
  return (
    <ListCard
      title={
        <TextLink to={paymentPaths.details(payment.id)}>
          {tPayment('numbered', { number: payment.number })}
        </TextLink>
      }
      lead={text(payment, 'property') ?? ''}
      facts={[payment.payer, text(payment, 'method'), payment.reference, text(payment, 'receivedOn')]}
      amount={text(payment, 'amountMinor')}
      lines={[
        payment.creditMinor > 0
          ? t('creditKept', { amount: formats.money(payment.creditMinor, currency) })
          : null,
      ]}
      badges={payment.status === 'received' ? null : <PaymentStatusBadge value={payment.status} />}
    />
  );
}
