import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { DepositedPayment } from '@courtyard/contract/accounting/receivables/deposit/deposit';
import { DayText, HStack, Money, TextLink } from '@courtyard/ui';
import { PartRow } from '@courtyard/ui/details';
import { PaymentStatusBadge } from '../payment-badges';
import { paymentPaths } from '../payment-paths';
import { paymentMessages } from '../payment.messages';

/** A payment in a deposit. */
export function PaymentRow({ payment }: { payment: DepositedPayment }) {
  const t = useMessages(paymentMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const { id, number, receivedOn, payer, properties, method, reference, status, amountMinor } = payment;
  const units = formats.list(properties.map(({ name }) => name));
  return (
    <PartRow
      title={
        <HStack gap="2" flexWrap="wrap">
          <TextLink to={paymentPaths.details(id)}>{t('numbered', { number })}</TextLink>
          {status === 'received' ? null : <PaymentStatusBadge value={status} />}
        </HStack>
      }
      aside={<Money amountMinor={amountMinor} currency={currency} />}
    >
      {[units, payer, [t(`method.${method}`), reference].filter(Boolean).join(' ')]
        .filter(Boolean)
        .join(' · ')}{' '}
      · <DayText day={receivedOn} />
    </PartRow>
  );
}
