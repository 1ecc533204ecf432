import type { CalendarReservation } from '@courtyard/contract/properties/reservation/reservation';
import { addDays, startOfWeek, wallClock } from '@courtyard/contract/days';

export interface WeekCount {
  /** Its first day. */
  week: string;
  confirmed: number;
  requested: number;
}

/** First days of the weeks before and after the one of a day, that one among them. */
export function weeksAround(day: string, before: number, after: number, firstWeekday: number): string[] {
  const first = startOfWeek(day, firstWeekday);
  return Array.from({ length: before + 1 + after }, (_, index) => addDays(first, (index - before) * 7));
}

/** Bookings by the weeks that they lie in or reach into: as the list finds them by the days of a week. */
export function countByWeek(
  bookings: readonly CalendarReservation[],
  weeks: readonly string[],
  { timeZone, firstWeekday }: { timeZone: string; firstWeekday: number },
): WeekCount[] {
  const counts = new Map(weeks.map((week) => [week, { week, confirmed: 0, requested: 0 }]));
  for (const booking of bookings) {
    const last = lastDay(booking, timeZone);
    for (
      let week = startOfWeek(wallClock(booking.startsAt, timeZone).day, firstWeekday);
      week <= last;
      week = addDays(week, 7)
    ) {
      const count = counts.get(week);
      if (count) count[booking.status === 'confirmed' ? 'confirmed' : 'requested'] += 1;
    }
  }
  return [...counts.values()];
}

/** What ends at midnight does not reach into the day that begins then. */
const lastDay = ({ endsAt }: CalendarReservation, timeZone: string) =>
  wallClock(new Date(Date.parse(endsAt) - 1).toISOString(), timeZone).day;
