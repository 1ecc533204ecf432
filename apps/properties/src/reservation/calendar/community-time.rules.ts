import { daysBetween } from '../../section/days.rules';

/** Days are `YYYY-MM-DD` on the community's calendar; moments are ISO 8601. Weekdays as in ISO 8601: 1 is Monday. */

const minutesPerDay = 1440;
const msPerDay = 86_400_000;

/** Making a format costs more than using it a thousand times, and a week has hundreds of slots. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  // The Swedish locale writes days as ISO 8601 does, and midnight as 00.
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(timeZone, clock);
  return clock;
}

/** What calendar and clock on the community's wall show at a moment: the day and the minutes since 00:00. */
export function wallClock(moment: string | Date, timeZone: string): { day: string; minutes: number } {
  const [day = '', time = ''] = clockOf(timeZone).format(new Date(moment)).split(' ');
  const [hours = '0', minutes = '0'] = time.split(':');
  return { day, minutes: Number(hours) * 60 + Number(minutes) };
}

/** Where a moment lies on the wall's clock of `day`: below 0 before that day, at most 1,440 after it. */
export function minutesOnDay(moment: string, day: string, timeZone: string): number {
  const at = wallClock(moment, timeZone);
  if (at.day === day) return at.minutes;
  return at.day < day ? 0 : minutesPerDay;
}

/** The day `count` days later, or earlier for a negative count. Days have no time zone, so none is skipped. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * msPerDay).toISOString().slice(0, 10);
}

export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7;
}

/** The Monday of the week that a day lies in. */
export function startOfWeek(day: string): string {
  return addDays(day, 1 - weekdayOf(day));
}

/** `count` days in a row. */
export function daysFrom(day: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(day, index));
}

/** The weeks that show a whole month, each from Monday to Sunday. */
export function weeksOfMonth(day: string): string[][] {
  const first = startOfWeek(`${day.slice(0, 7)}-01`);
  const next = addMonths(day, 1);
  const weeks = Math.ceil(daysBetween(first, next) / 7);
  return Array.from({ length: weeks }, (_, week) => daysFrom(addDays(first, week * 7), 7));
}

/** The first day of the month `count` months later. */
export function addMonths(day: string, count: number): string {
  const at = new Date(`${day.slice(0, 7)}-01`);
  at.setUTCMonth(at.getUTCMonth() + count);
  return at.toISOString().slice(0, 10);
}

/** The day in an address, if it is one; people edit addresses. */
export function dayFrom(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const time = Date.parse(text);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? null : text;
}

/**
 * The first of the seven days that a calendar shows around `day`. Weeks are counted from today, so that what is on
 * screen at first lies ahead and not behind.
 */
export function startOfWindow(day: string, today: string): string {
  return addDays(today, Math.floor(daysBetween(today, day) / 7) * 7);
}
