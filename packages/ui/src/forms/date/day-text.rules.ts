const pad = (value: number, length = 2) => String(value).padStart(length, '0');

/** The last day of a month; months count from 1. */
export const daysInMonth = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** `YYYY-MM-DD` of a real calendar day, or null. */
export function dayOf(year: number, month: number, date: number): string | null {
  if (year < 1 || year > 9999 || month < 1 || month > 12 || date < 1 || date > daysInMonth(year, month))
    return null;
  return `${pad(year, 4)}-${pad(month)}-${pad(date)}`;
}

/**
 * Reads a day as the person types it, in the order of their date format, with any separator, short months by name, or
 * as ISO 8601. Two digits of a year are of this century up to twenty years from `now`, else of the last. Null where it is no day.
 */
export function parseDay(
  text: string,
  format: string,
  monthNames: readonly string[],
  now: Date,
): string | null {
  const trimmed = text.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(trimmed);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const order = [...format.matchAll(/YYYY|M+|D+/g)].map(([token]) => token[0]);
  const parts = trimmed.split(/[^\p{L}\d]+/u).filter(Boolean);
  if (parts.length !== 3 || order.length !== 3) return null;
  const part = (token: string) => parts[order.indexOf(token)] ?? '';
  const month = monthOf(part('M'), monthNames);
  return dayOf(yearOf(part('Y'), now), month, wholeOf(part('D')));
}

const wholeOf = (text: string) => (/^\d{1,2}$/.test(text) ? Number(text) : 0);

function monthOf(text: string, names: readonly string[]): number {
  if (/^\d/.test(text)) return wholeOf(text);
  const start = text.toLocaleLowerCase().slice(0, 3);
  return names.findIndex((name) => name.toLocaleLowerCase().startsWith(start)) + 1;
}

function yearOf(text: string, now: Date): number {
  if (/^\d{4}$/.test(text)) return Number(text);
  if (!/^\d{2}$/.test(text)) return 0;
  const century = Math.floor(now.getFullYear() / 100) * 100;
  const year = century + Number(text);
  return year > now.getFullYear() + 20 ? year - 100 : year;
}

/** A day some days away. */
export function addDays(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** A day some months away; the 31st becomes the last day of a shorter month. */
export function addMonths(day: string, months: number): string {
  const [year = 1, month = 1, date = 1] = day.split('-').map(Number);
  const index = year * 12 + (month - 1) + months;
  const newYear = Math.floor(index / 12);
  const newMonth = (index % 12) + 1;
  return `${pad(newYear, 4)}-${pad(newMonth)}-${pad(Math.min(date, daysInMonth(newYear, newMonth)))}`;
}

/** The weeks that show a month, six rows of seven days, from `firstWeekday` (0 is Sunday). */
export function weeksOf(day: string, firstWeekday: number): string[][] {
  const first = `${day.slice(0, 7)}-01`;
  const weekday = new Date(`${first}T00:00:00Z`).getUTCDay();
  const start = addDays(first, -((weekday - firstWeekday + 7) % 7));
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_unused, at) => addDays(start, week * 7 + at)),
  );
}

/** Today where the person is, `YYYY-MM-DD`. */
export const today = (now: Date = new Date()) =>
  `${pad(now.getFullYear(), 4)}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
