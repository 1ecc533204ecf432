import type { CalendarReservation } from '@courtyard/contract/properties/reservation/reservation';
import { addDays, startOfWeek, wallClock } from '@courtyard/contract/days';

export interface WeekCount {
  /** Its first day. */
  week: string;
  confirmed: number;
  requested: number;
}

/** First days of the weeks before and after the one of a day, that one among them. */
export function weeksAround(day: string, before: number, after: number): string[] {
  const first = startOfWeek(day);
  return Array.from({ length: before + 1 + after }, (_, index) => addDays(first, (index - before) * 7));
}

/** Bookings by the week in which they start. */
export function countByWeek(
  bookings: readonly CalendarReservation[],
  weeks: readonly string[],
  timeZone: string,
): WeekCount[] {
  const counts = new Map(weeks.map((week) => [week, { week, confirmed: 0, requested: 0 }]));
  for (const booking of bookings) {
    const count = counts.get(startOfWeek(wallClock(booking.startsAt, timeZone).day));
    if (count) count[booking.status === 'confirmed' ? 'confirmed' : 'requested'] += 1;
  }
  return [...counts.values()];
}
