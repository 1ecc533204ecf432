import type { CalendarReservation } from '@courtyard/contract/properties/reservation/reservation';
import { addDays, minutesOnDay, wallClock } from '@courtyard/contract/days';

/**
 * Bookings by the days on which they take time, each day's in order of their start. A booking over midnight is on
 * both days; one that ends at midnight is not on the next.
 */
export function bookingsByDay(
  bookings: readonly CalendarReservation[],
  days: readonly string[],
  timeZone: string,
): Map<string, CalendarReservation[]> {
  const byDay = new Map(days.map((day): [string, CalendarReservation[]] => [day, []]));
  const inOrder = bookings.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
  for (const booking of inOrder) {
    const first = wallClock(booking.startsAt, timeZone).day;
    const last = wallClock(new Date(Date.parse(booking.endsAt) - 1), timeZone).day;
    for (let day = first; day <= last; day = addDays(day, 1)) byDay.get(day)?.push(booking);
  }
  return byDay;
}

/** Which part of a day a booking takes: all of it, its beginning, its end, or a stretch within. */
export function partOfDay(
  booking: CalendarReservation,
  day: string,
  timeZone: string,
): 'allDay' | 'until' | 'from' | 'within' {
  const fromMidnight = minutesOnDay(booking.startsAt, day, timeZone) === 0;
  const toMidnight = minutesOnDay(booking.endsAt, day, timeZone) === minutesPerDay;
  if (fromMidnight && toMidnight) return 'allDay';
  if (fromMidnight && wallClock(booking.startsAt, timeZone).day < day) return 'until';
  return toMidnight && wallClock(booking.endsAt, timeZone).minutes > 0 ? 'from' : 'within';
}

const minutesPerDay = 1440;
