import { useCan, useMessages, useToday } from '@courtyard/common';
import { CardFrame, CardLine, CardList, CardNothing, LinkButton } from '@courtyard/ui';
import { areaPaths } from '../../common-area/area-paths';
import { reservations } from '../../reservation/reservation.queries';
import { ReservationStatusBadge } from '../../reservation/reservation-status';
import { useSpanText } from '../../reservation/span-text';
import { cardMessages } from './cards.messages';

const shown = 3;

/** What the signed-in person has booked, the next on top, and the way to book more. */
export function MyBookingsCard() {
  const t = useMessages(cardMessages);
  const spanText = useSpanText();
  const seesAll = useCan('Reservations List View');
  const found = reservations.useList({
    scope: 'mine',
    status: ['requested', 'confirmed', 'waiting', 'offered'],
    from: useToday(),
    sort: 'startsAt',
    // More than are shown: those that are over today are left out.
    limit: shown * 2,
  });
  const bookings = found.data?.data
    .filter(({ endsAt }) => Date.parse(endsAt) > found.dataUpdatedAt)
    .slice(0, shown);
  return (
    <CardFrame
      title={t('myBookings')}
      link={{ to: areaPaths.list, label: t('book') }}
      query={{ ...found, data: bookings }}
      lines={shown}
      isNothing={({ length }) => seesAll && length === 0}
    >
      {(data) =>
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
