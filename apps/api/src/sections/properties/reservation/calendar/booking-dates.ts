import { addDays, momentAt, wallClock } from '@courtyard/contract/days';
import type {
  CalendarProvider,
  CalendarQuestion,
} from '../../../../platform/section/tasks/calendar-provider';
import { reservationPage } from '../booking/booking.labels';
import { isMine, placedBookings } from '../reservation.sql';
import { holding, touching } from '../touching.sql';

/** What the caller has booked, or what is booked for a home of theirs, on the calendar of the community. Others' bookings stay in the calendar of bookings. */
async function findBookings(question: CalendarQuestion) {
  const { tx, from, to, tenant, most } = question;
  const { timeZone } = tenant;
  const rows = await placedBookings(tx)
    .select(['reservation.id', 'reservation.startsAt', 'reservation.endsAt', 'reservation.status'])
    .select(['area.name as area', 'area.location'])
    .where('reservation.status', 'in', holding)
    .where(touching(momentAt(from, 0, timeZone), momentAt(addDays(to, 1), 0, timeZone)))
    .where(isMine(question))
    .orderBy('reservation.startsAt')
    .orderBy('reservation.id')
    .limit(most)
    .execute();
  return rows.map(({ id, startsAt, endsAt, status, area, location }) => {
    const [start, end] = [wallClock(startsAt, timeZone), wallClock(endsAt, timeZone)];
    const allDay = start.minutes === 0 && end.minutes === 0;
    return {
      id,
      title: area,
      location,
      allDay,
      start: allDay ? start.day : new Date(startsAt).toISOString(),
      end: allDay ? end.day : new Date(endsAt).toISOString(),
      category: 'community' as const,
      link: reservationPage(id),
      isTentative: status !== 'confirmed',
    };
  });
}

export const bookingDates: CalendarProvider = { kind: 'booking', permission: null, find: findBookings };
