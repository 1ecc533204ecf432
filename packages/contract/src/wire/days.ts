/**
 * Days, months and time zones, for the API and the browser alike. A day is `YYYY-MM-DD` and has no time zone; a time of
 * day is minutes since the midnight that begins it; a clock is named by its IANA time zone. Weekdays are those of
 * ISO 8601: 1 is Monday, 7 is Sunday.
 */

const dayMs = 86_400_000;
const minuteMs = 60_000;

const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayFromUtc = (utcMs: number) => new Date(utcMs).toISOString().slice(0, 10);
const pad = (value: number, length: number) => String(value).padStart(length, '0');

/** How many days a month has; months count from 1. */
export const daysInMonth = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The day of these numbers, or null where the calendar has none. */
export function dayOf(year: number, month: number, date: number): string | null {
  if (!(year >= 1 && year <= 9999 && month >= 1 && month <= 12)) return null;
  if (!(date >= 1 && date <= daysInMonth(year, month))) return null;
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}`;
}

/** A text as a day, where it is one: people edit addresses. */
export function dayFrom(text: string | null | undefined): string | null {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? '') ?? [];
  return dayOf(Number(year), Number(month), Number(date));
}

/** The later of two days. */
export const laterDay = (one: string, other: string): string => (one > other ? one : other);

/** The day `count` days later; earlier for a negative count. */
export const addDays = (day: string, count: number): string => dayFromUtc(startOf(day) + count * dayMs);

/**
 * The same date `count` months later, or the last day of that month where it has no such date: January 31 and one month
 * is February 28. Adding month after month would stay on the 28th: count a series from its first day.
 */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const months = year * 12 + month - 1 + count;
  const inYear = Math.floor(months / 12);
  const inMonth = months - inYear * 12 + 1;
  return `${pad(inYear, 4)}-${pad(inMonth, 2)}-${pad(Math.min(date, daysInMonth(inYear, inMonth)), 2)}`;
}

/** Days from one to another; negative where the other lies before. */
export const daysBetween = (from: string, to: string): number => (startOf(to) - startOf(from)) / dayMs;

export const weekdayOf = (day: string): number => new Date(startOf(day)).getUTCDay() || 7;

/** The weekdays in the order of a week that begins with one of them: the community says with which. */
export const weekdaysFrom = (firstWeekday: number): number[] =>
  Array.from({ length: 7 }, (_, index) => ((firstWeekday - 1 + index) % 7) + 1);

/** The first day of the week that a day is in. */
export function startOfWeek(day: string, firstWeekday: number): string {
  return addDays(day, -((weekdayOf(day) - firstWeekday + 7) % 7));
}

export const startOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

/** The months of a period, the first and the last as far as they belong to it. */
export function monthsThrough(from: string, to: string): { from: string; to: string }[] {
  const months: { from: string; to: string }[] = [];
  for (let first = from; first <= to; first = addMonths(startOfMonth(first), 1)) {
    const last = addDays(addMonths(startOfMonth(first), 1), -1);
    months.push({ from: first, to: last < to ? last : to });
  }
  return months;
}

/** `count` days in a row; none for a count below 1. */
export function daysFrom(day: string, count: number): string[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(day, index));
}

/** Every day from the first to the last, both included. */
export const daysThrough = (from: string, to: string): string[] => daysFrom(from, daysBetween(from, to) + 1);

/** A day of every year by its month and its date. */
export interface DayOfYear {
  month: number;
  date: number;
}

/** Whether every year has it: February 29 is in one of four. */
export const isInEveryYear = ({ month, date }: DayOfYear): boolean => dayOf(2001, month, date) !== null;

/** The year that a day is in, where years begin with a day of their own: its first and last day. */
export function fiscalYearOf(day: string, { month, date }: DayOfYear): { from: string; to: string } {
  const begins = (year: number) => `${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}`;
  const year = Number(day.slice(0, 4));
  const first = begins(year) > day ? year - 1 : year;
  return { from: begins(first), to: addDays(begins(first + 1), -1) };
}

/** The weeks that show a day's whole month; at least `rows` of them. */
export function weeksOfMonth(day: string, firstWeekday: number, rows = 0): string[][] {
  const month = startOfMonth(day);
  const first = startOfWeek(month, firstWeekday);
  const weeks = Math.max(rows, Math.ceil(daysBetween(first, addMonths(month, 1)) / 7));
  return Array.from({ length: weeks }, (_, week) => daysFrom(addDays(first, week * 7), 7));
}

/** `08:30` as minutes of the day; `24:00` is its end. */
export function minutesOf(timeOfDay: string): number {
  return Number(timeOfDay.slice(0, 2)) * 60 + Number(timeOfDay.slice(3, 5));
}

/** Minutes of the day as a time: 510 is `08:30`. */
export const timeOfDayAt = (minutes: number): string =>
  `${pad(Math.floor(minutes / 60), 2)}:${pad(minutes % 60, 2)}`;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Making a format costs more than using it a thousand times. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  // The Swedish locale writes days as ISO 8601 does, and midnight as 00.
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(timeZone, clock);
  return clock;
}

const quarterMs = 15 * minuteMs;
/** Before it no clock was changed, and formats count days by the calendar of Julius, years before 1000 among them. */
const firstChangeMs = Date.UTC(1800, 0, 1);
const maxOffsets = 10_000;
const offsets = new Map<string, number>();

/**
 * How far a clock is ahead of UTC, in milliseconds. Calendars ask for each of their slots; clocks are changed on whole
 * quarters of an hour of UTC, so that one answer serves a quarter.
 */
function offsetAt(at: number, timeZone: string): number {
  const quarter = Math.floor(Math.max(at, firstChangeMs) / quarterMs) * quarterMs;
  const key = `${timeZone} ${quarter}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const offset = Date.parse(`${clockOf(timeZone).format(quarter).replace(' ', 'T')}Z`) - quarter;
  if (offsets.size >= maxOffsets) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

/** What calendar and clock show at a moment (ISO 8601, or a date): the day, and the minutes since its midnight. */
export function wallClock(moment: string | Date, timeZone: string): { day: string; minutes: number } {
  const at = new Date(moment).getTime();
  const wall = at + offsetAt(at, timeZone);
  const midnight = Math.floor(wall / dayMs) * dayMs;
  return { day: dayFromUtc(midnight), minutes: Math.floor((wall - midnight) / minuteMs) };
}

/** The day that a moment falls on. */
export const dayAt = (moment: string | Date, timeZone: string): string => wallClock(moment, timeZone).day;

/** Where a moment lies on the clock of `day`: 0 where it comes before that day, 1,440 where it comes after. */
export function minutesOnDay(moment: string | Date, day: string, timeZone: string): number {
  const at = wallClock(moment, timeZone);
  if (at.day === day) return at.minutes;
  return at.day < day ? 0 : 1440;
}

/**
 * The moment at which a clock shows a time on a day. A time that the clock skips in spring is moved past the gap; of a
 * time that it shows twice in autumn, the first is meant (`compatible` of Temporal, and java.time).
 */
export function momentAt(day: string, minutes: number, timeZone: string): Date {
  const wall = startOf(day) + minutes * minuteMs;
  const before = offsetAt(wall - dayMs, timeZone);
  const after = offsetAt(wall + dayMs, timeZone);
  const offset = [before, after].find((each) => offsetAt(wall - each, timeZone) === each) ?? before;
  return new Date(wall - offset);
}
