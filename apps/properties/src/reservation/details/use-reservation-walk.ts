import { areaPaths } from '../../common-area/area-paths';
import { reservations } from '../reservation.queries';
import { useSpanText } from '../span-text';

/** From one booking of the list to the next; a booking is called by its area and its time. */
export function useReservationPager() {
  const spanText = useSpanText();
  return reservations.pager({
    to: areaPaths.reservation,
    nameOf: (booking) => `${booking.area.name}, ${spanText(booking)}`,
  });
}
