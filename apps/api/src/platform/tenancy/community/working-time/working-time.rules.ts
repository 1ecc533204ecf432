import { addDays, dayAt, minutesOf, momentAt, weekdayOf } from '@courtyard/contract/days';
import { type Holidays, isHoliday } from './business-days.rules';

/** Hours of a weekday, `HH:MM`; 1 is Monday, and `24:00` the end of the day. */
export interface WorkingRange {
  weekday: number;
  from: string;
  until: string;
}

/** When a community works. */
export interface WorkingCalendar extends Holidays {
  /** IANA. */
  timeZone: string;
  hours: readonly WorkingRange[];
}

interface Span {
  from: number;
  until: number;
}

/** More than forty years: nothing that is asked for takes so long. */
const maxDays = 15_000;
const dayMinutes = 24 * 60;

const momentOn = (day: string, timeOfDay: string, timeZone: string): number => {
  const minutes = timeOfDay === '24:00' ? dayMinutes : minutesOf(timeOfDay);
  const moment =
    minutes === dayMinutes ? momentAt(addDays(day, 1), 0, timeZone) : momentAt(day, minutes, timeZone);
  return moment.getTime();
};

/** The working time of a day, in order. */
function spansOf(day: string, calendar: WorkingCalendar): Span[] {
  const weekday = weekdayOf(day);
  if (isHoliday(day, calendar)) return [];
  return calendar.hours
    .filter((range) => range.weekday === weekday)
    .map(({ from, until }) => ({
      from: momentOn(day, from, calendar.timeZone),
      until: momentOn(day, until, calendar.timeZone),
    }))
    .toSorted((one, other) => one.from - other.from);
}

/** Spans from a moment on, day by day. */
function* spansFrom(start: Date, calendar: WorkingCalendar): Generator<Span> {
  const first = dayAt(start, calendar.timeZone);
  for (let ahead = 0; ahead < maxDays; ahead += 1)
    for (const { from, until } of spansOf(addDays(first, ahead), calendar))
      if (until > start.getTime()) yield { from: Math.max(from, start.getTime()), until };
}

/**
 * The moment at which so much working time has passed. An hour that the clock skips or repeats counts as it was lived. Without a
 * calendar every hour counts. Throws where the calendar has no such time.
 */
export function afterWorkingTime(start: Date, ms: number, calendar: WorkingCalendar | null): Date {
  if (calendar === null) return new Date(start.getTime() + ms);
  let left = ms;
  for (const { from, until } of spansFrom(start, calendar)) {
    if (until - from >= left) return new Date(from + left);
    left -= until - from;
  }
  throw new RangeError('The calendar has too few working hours');
}

/** How much working time lies between two moments, in milliseconds; 0 where the second is not later. */
export function workingTimeBetween(start: Date, end: Date, calendar: WorkingCalendar | null): number {
  if (end <= start) return 0;
  if (calendar === null) return end.getTime() - start.getTime();
  let passed = 0;
  for (const { from, until } of spansFrom(start, calendar)) {
    if (from >= end.getTime()) break;
    passed += Math.min(until, end.getTime()) - from;
  }
  return passed;
}
