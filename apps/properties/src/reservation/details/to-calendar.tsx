import { useMessages } from '@courtyard/common';
import type { Reservation } from '@courtyard/contract/properties/reservation/reservation';
import { AnchorButton, Icon } from '@courtyard/ui';
import { reservationMessages } from '../reservation.messages';

/** The booking as a file that every calendar takes in. */
export function ToCalendar({ booking }: { booking: Reservation }) {
  const t = useMessages(reservationMessages);
  if (booking.status !== 'confirmed' && booking.status !== 'requested') return null;
  return (
    <AnchorButton href={booking.calendarPath} download size="sm">
      <Icon name="calendar" size="sm" />
      {t('toCalendar')}
    </AnchorButton>
  );
}
