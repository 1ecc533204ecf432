import { defineMessages, useMessages, useToday } from '@courtyard/common';
import type { Reservation } from '@courtyard/contract/properties/reservation/reservation';
import { Button, Text } from '@courtyard/ui';
import { PartCard, PartRow } from '@courtyard/ui/details';
import { propertyName } from '@courtyard/contract/properties/property/property-name';
import { useBookingActions } from '../decision/use-booking-actions';
import { type Decisions, useDecisions } from '../decision/use-decisions';
import { ReservationStatusBadge } from '../reservation-status';
import { reservations } from '../reservation.queries';
import { useSpanText } from '../span-text';
import en from './my-bookings.en.json';
import es from './my-bookings.es.json';

const messages = defineMessages({ en, es });

/** Bookings of the person's properties that have not ended, the next first. */
export function MyBookings({ areaId }: { areaId: string }) {
  const t = useMessages(messages);
  const today = useToday();
  const bookings = reservations.useList({
    scope: 'mine',
    areaId: [areaId],
    status: ['requested', 'confirmed', 'waiting', 'offered'],
    from: today,
    sort: 'startsAt',
    limit: 50,
  });
  const decisions = useDecisions();
  return (
    <>
      <PartCard
        title={t('title')}
        query={{ ...bookings, data: bookings.data?.data }}
        empty={
          <Text size="sm" tone="muted">
            {t('none')}
          </Text>
        }
      >
        {(booking) => <BookingRow key={booking.id} booking={booking} decisions={decisions} />}
      </PartCard>
      {decisions.dialog}
    </>
  );
}

function BookingRow({ booking, decisions }: { booking: Reservation; decisions: Decisions }) {
  const t = useMessages(messages);
  const when = useSpanText()(booking);
  const { yes, end } = useBookingActions(decisions)(booking);
  const action = yes?.id === 'accept' ? yes : end;
  return (
    <PartRow
      title={when}
      badge={<ReservationStatusBadge status={booking.status} />}
      menu={
        action ? (
          <Button
            size="sm"
            variant={action.id === 'accept' ? 'secondary' : 'ghost'}
            aria-label={t(`${action.id}This`, { when })}
            onClick={action.onSelect}
          >
            {t(action.id)}
          </Button>
        ) : null
      }
    >
      {booking.line && booking.line.offeredUntil === null
        ? `${propertyName(booking.property)} · ${t('place', { place: booking.line.ahead + 1 })}`
        : propertyName(booking.property)}
    </PartRow>
  );
}
