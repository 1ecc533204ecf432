import { useCan } from '@courtyard/common';
import { useReservationCalendar } from '../reservation.queries';

/**
 * What is booked in some days. Who sees all bookings sees those of the area, or of all. Everybody else sees their own,
 * wherever they are, and of one area the times that are taken: others' bookings elsewhere say nothing to them.
 */
export function useCalendarOf(areaId: string, span: { from: string; to: string }) {
  const seesAll = useCan('Reservations List View');
  const ofOwn = { ...span, scope: 'mine' as const };
  const ofArea = areaId ? { ...span, areaId: [areaId] } : seesAll ? span : ofOwn;
  // The same question twice is asked once.
  const asked = useReservationCalendar(ofArea);
  const own = useReservationCalendar(seesAll ? ofArea : ofOwn);
  if (seesAll || areaId === '') return asked;
  if (!asked.data || !own.data) return { ...(own.isError ? own : asked), data: undefined };
  const elsewhere = own.data.reservations.filter((booking) => booking.areaId !== areaId);
  return { ...asked, data: { ...asked.data, reservations: [...asked.data.reservations, ...elsewhere] } };
}
