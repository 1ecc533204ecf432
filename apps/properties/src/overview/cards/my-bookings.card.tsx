import { useCan, useMessages, useToday } from '@courtyard/common';
import { CardFrame, CardLine, CardList, CardNothing, LinkButton } from '@courtyard/ui';
import { areaPaths } from '../../common-area/area-paths';
import { reservations } from '../../reservation/reservation.queries';
import { ReservationStatusBadge } from '../../reservation/reservation-status';
import { useSpanText } from '../../reservation/span-text';
import { cardMessages } from './cards.messages';

/** What the signed-in person has booked, the next on top, and the way to book more. */
export function MyBookingsCard() {
  const t = useMessages(cardMessages);
  const spanText = useSpanText();
  const seesAll = useCan('Reservations List View');
  const bookings = reservations.useList({
    scope: 'mine',
    status: ['requested', 'confirmed', 'waiting', 'offered'],
    from: useToday(),
    sort: 'startsAt',
    limit: 3,
  });
  return (
    <CardFrame
      title={t('myBookings')}
      link={{ to: areaPaths.list, label: t('book') }}
      query={bookings}
      lines={3}
      isNothing={({ data }) => seesAll && data.length === 0}
    >
      {({ data }) =>
        data.length === 0 ? (
          <CardNothing
            action={
              <LinkButton size="sm" icon="calendar" to={areaPaths.list}>
                {t('book')}
              </LinkButton>
            }
          >
            {t('noBookings')}
          </CardNothing>
        ) : (
          <CardList>
            {data.map((booking) => (
              <CardLine
                key={booking.id}
                to={areaPaths.reservation(booking.id)}
                title={booking.area.name}
                detail={spanText(booking)}
                aside={
                  booking.status === 'confirmed' ? null : <ReservationStatusBadge status={booking.status} />
                }
              />
            ))}
          </CardList>
        )
      }
    </CardFrame>
  );
}
