import { useCan, useCommunity, useFormats, useMessages } from '@courtyard/common';
import { invoiceLabels } from '@courtyard/contract/accounting/receivables/invoice/invoice.labels';
import type {
  BookingCharge,
  BookingInvoice,
} from '@courtyard/contract/properties/reservation/booking-charge';
import type { Reservation } from '@courtyard/contract/properties/reservation/reservation';
import { badgeOf, Box, Card, CardBody, CardHeader, ErrorLine, Text, TextLink } from '@courtyard/ui';
import { PartRow } from '@courtyard/ui/details';
import { useBookingCharge } from '../reservation.queries';
import { chargeMessages } from './charge.messages';

const InvoiceBadge = badgeOf(invoiceLabels, 'status', {
  open: 'info',
  partial: 'attention',
  paid: 'expected',
  'written-off': 'neutral',
  void: 'neutral',
});

/** What was billed for a booking and how it stands; nothing where nothing ever was to be. */
export function ChargeCard({ booking }: { booking: Reservation }) {
  const t = useMessages(chargeMessages);
  const seesInvoices = useCan('Invoice Details View');
  const isAsked = booking.feeMinor + booking.depositMinor > 0 && (booking.mine || seesInvoices);
  const found = useBookingCharge(booking.id, isAsked);
  if (!isAsked || found.data === null) return null;
  if (found.isError) return <ErrorLine onRetry={() => void found.refetch()}>{t('failed')}</ErrorLine>;
  if (!found.data) return null;
  return (
    <Card mt="4">
      <CardHeader title={t('title')} description={t(seesInvoices ? 'text' : 'ownText')} />
      <CardBody>
        <Invoices charge={found.data} isLinked={seesInvoices} />
      </CardBody>
    </Card>
  );
}

function Invoices({ charge, isLinked }: { charge: BookingCharge; isLinked: boolean }) {
  const t = useMessages(chargeMessages);
  const { invoices, waits, problem } = charge;
  return (
    <>
      {invoices.length === 0 ? (
        waits ? null : (
          <Text size="sm" tone="muted">
            {t('none')}
          </Text>
        )
      ) : (
        <Box as="ul" listStyleType="none" mb="-3">
          {invoices.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} isLinked={isLinked} />
          ))}
        </Box>
      )}
      {waits ? (
        <Text size="sm" tone={problem === null ? 'muted' : undefined} mt="2" role="status">
          {problem === null ? t('waits') : t('problem', { problem })}
        </Text>
      ) : null}
    </>
  );
}

function InvoiceRow({ invoice, isLinked }: { invoice: BookingInvoice; isLinked: boolean }) {
  const t = useMessages(chargeMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const money = (amountMinor: number) => formats.money(amountMinor, currency);
  const { id, number, status, openMinor, totalMinor, dueOn, heldMinor } = invoice;
  const name = t('numbered', { number });
  return (
    <PartRow
      title={isLinked ? <TextLink to={`/accounting/invoices/${id}`}>{name}</TextLink> : name}
      badge={<InvoiceBadge value={status} />}
      aside={money(totalMinor)}
    >
      {openMinor > 0
        ? t('open', { open: money(openMinor), total: money(totalMinor), day: formats.day(dueOn) })
        : t('settled')}
      {heldMinor > 0 ? (
        <Text as="span" size="sm" display="block" numeric>
          {t('held', { amount: money(heldMinor) })}
        </Text>
      ) : null}
    </PartRow>
  );
}
