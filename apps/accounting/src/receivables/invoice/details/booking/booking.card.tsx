import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { Invoice } from '@courtyard/contract/accounting/receivables/invoice/invoice';
import { Card, CardBody, CardHeader, Text, TextLink } from '@courtyard/ui';
import { bookingMessages } from './booking.messages';
import { heldOf } from './deposit.rules';

const bookingPath = (id: string) => `/properties-common-areas/reservations/details?id=${id}`;

/** The booking that an invoice is for, and what of its deposit is held. */
export function BookingCard({ invoice }: { invoice: Invoice }) {
  const t = useMessages(bookingMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const { booking } = invoice;
  if (booking === null) return null;
  const heldMinor = heldOf(invoice);
  return (
    <Card>
      <CardHeader title={t('title')} />
      <CardBody>
        <TextLink to={bookingPath(booking.id)}>{`${booking.area}, ${formats.span(booking)}`}</TextLink>
        <Text size="sm" tone="muted" mt="1">
          {heldMinor > 0 ? t('held', { amount: formats.money(heldMinor, currency) }) : t('none')}
        </Text>
      </CardBody>
    </Card>
  );
}
