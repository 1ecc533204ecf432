import type { CalendarOccurrence } from '@courtyard/contract/communications/calendar/calendar-event';
import { addDays, wallClock } from '@courtyard/contract/days';

/** The first and the last day on which a date takes place, by the community's clock. */
export function daysOf(
  { start, end, allDay }: CalendarOccurrence,
  timeZone: string,
): { first: string; last: string } {
  if (allDay) {
    const last = addDays(end.slice(0, 10), -1);
    return { first: start.slice(0, 10), last: last < start ? start.slice(0, 10) : last };
  }
  const first = wallClock(start, timeZone).day;
  const last = wallClock(new Date(Math.max(Date.parse(start), Date.parse(end) - 1)), timeZone).day;
  return { first, last };
}

/** Whether a date is over at a moment, by the community's clock: one of whole days once its last day is. */
export const isOver = (
  occurrence: CalendarOccurrence,
  { now, timeZone }: { now: Date; timeZone: string },
): boolean =>
  occurrence.allDay
    ? daysOf(occurrence, timeZone).last < wallClock(now, timeZone).day
    : Date.parse(occurrence.end) <= now.getTime();

/** Dates by the days on which they take place, whole days first, each day's in order of their start; days without any are left out. */
export function occurrencesByDay(
  occurrences: readonly CalendarOccurrence[],
  { from, to, timeZone }: { from: string; to: string; timeZone: string },
): [day: string, occurrences: CalendarOccurrence[]][] {
  const byDay = new Map<string, CalendarOccurrence[]>();
  for (const occurrence of occurrences) {
    const { first, last } = daysOf(occurrence, timeZone);
    for (let day = first < from ? from : first; day <= last && day <= to; day = addDays(day, 1)) {
      const of = byDay.get(day);
      if (of) of.push(occurrence);
      else byDay.set(day, [occurrence]);
    }
  }
  const order = (a: CalendarOccurrence, b: CalendarOccurrence) =>
    Number(b.allDay) - Number(a.allDay) ||
    a.start.localeCompare(b.start, 'en') ||
    a.title.localeCompare(b.title, 'en');
  return [...byDay]
    .map(([day, of]): [string, CalendarOccurrence[]] => [day, of.toSorted(order)])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}
