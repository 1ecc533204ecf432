// Days are `YYYY-MM-DD`, times of day are minutes since the midnight that begins the day, both on the community's
// clock (an IANA time zone).

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** What the community's clock shows, as if it were UTC, in milliseconds. */
function wallOf(at: number, timeZone: string): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(at)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

const halfHourMs = 30 * minuteMs;
const mostOffsets = 10_000;
const offsets = new Map<string, number>();

/**
 * How far the community's clock is ahead of UTC, in milliseconds. A calendar asks for each of its slots; clocks are
 * changed on whole and half hours of UTC, so that one answer serves half an hour.
 */
function offsetAt(at: number, timeZone: string): number {
  const begin = Math.floor(at / halfHourMs) * halfHourMs;
  const key = `${timeZone} ${begin}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const offset = wallOf(begin, timeZone) - begin;
  if (offsets.size >= mostOffsets) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

const lastAsked = new Map<string, { minute: number; day: string }>();

/** The day that a moment falls on. */
export function communityDay(at: Date, timeZone: string): string {
  // Asked by every request, mostly for now: days begin on whole minutes, so that one answer serves a minute.
  const minute = Math.floor(at.getTime() / minuteMs);
  const last = lastAsked.get(timeZone);
  if (last?.minute === minute) return last.day;
  const day = new Date(wallOf(at.getTime(), timeZone)).toISOString().slice(0, 10);
  lastAsked.set(timeZone, { minute, day });
  return day;
}

/**
 * The moment at which the clock shows a time on a day. A time that the clock skips in spring is moved past the gap;
 * of a time that it shows twice in autumn, the first is meant (as java.time and Temporal `compatible` have it).
 */
export function momentAt(day: string, minutes: number, timeZone: string): Date {
  const wall = Date.parse(`${day}T00:00:00Z`) + minutes * minuteMs;
  const offsetBefore = offsetAt(wall - dayMs, timeZone);
  const offsetAfter = offsetAt(wall + dayMs, timeZone);
  for (const offset of [offsetBefore, offsetAfter]) {
    if (offsetAt(wall - offset, timeZone) === offset) return new Date(wall - offset);
  }
  return new Date(wall - offsetBefore);
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);
}

/** The same day so many months later, or the last of that month where it has no such day. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs;
}

/** 1 is Monday, 7 is Sunday (ISO 8601). */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** `08:30` as minutes since midnight; `24:00` is the end of the day. */
export function minutesOf(timeOfDay: string): number {
  return Number(timeOfDay.slice(0, 2)) * 60 + Number(timeOfDay.slice(3, 5));
}

/** The hour that the community's clock shows, 0 to 23. */
export function hourOf(at: Date, timeZone: string): number {
  return new Date(wallOf(at.getTime(), timeZone)).getUTCHours();
}
