import { dayOf, momentAt, wallClock } from '@courtyard/contract/days';
import { floatingMs, localOf } from '../../../../platform/jobs/recurrence/rule-dates.rules';

/**
 * Times of a clock without its zone, `2026-12-01T18:30:00`: as text they sort as they follow each other. A time that the
 * clock skips in spring is no time; of one that it shows twice in autumn the first is meant (RFC 5545, 3.3.5 and 3.3.10).
 */

const secondMs = 1000;

export const addSeconds = (local: string, seconds: number): string =>
  localOf(floatingMs(local) + seconds * secondMs);

/** A day or a time of a day, with or without seconds, as a time with seconds; null where the calendar has no such day. */
export function fullLocal(text: string): string | null {
  const [, year, month, date, hour = '00', minute = '00', second = '00'] =
    /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2}))?)?$/.exec(text) ?? [];
  const day = dayOf(Number(year), Number(month), Number(date));
  return day === null ? null : `${day}T${hour}:${minute}:${second}`;
}

/** The moment at which a clock of a zone shows a time; past the gap where it skips it. */
export function momentOf(local: string, timeZone: string): Date {
  const minutes = Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));
  const whole = momentAt(local.slice(0, 10), minutes, timeZone);
  return new Date(whole.getTime() + Number(local.slice(17, 19)) * secondMs);
}

/** What the clock of a zone shows at a moment. */
export function localAt(moment: string | Date, timeZone: string): string {
  const { day, minutes } = wallClock(moment, timeZone);
  const seconds = new Date(moment).getUTCSeconds();
  return localOf(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000 + seconds * secondMs);
}

/** Whether the clock of a zone ever shows a time: in spring it skips an hour of one day. */
export function isOnClock(local: string, timeZone: string): boolean {
  const { day, minutes } = wallClock(momentOf(local, timeZone), timeZone);
  return (
    day === local.slice(0, 10) && minutes === Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16))
  );
}
