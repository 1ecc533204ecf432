import { floatingMs } from '../../../../platform/jobs/recurrence/rule-dates.rules';
import { addSeconds, fullLocal, localAt, momentOf } from '../recurrence/local-time.rules';
import type { IcsProperty } from './ics-lines.rules';
import { type FileZone, zoneNamed } from './ics-zone.rules';

/** A time of a file: on which clock it is, or a day. */
export type FileTime =
  | { kind: 'day'; local: string }
  | { kind: 'floating'; local: string }
  | { kind: 'zoned'; local: string; zone: FileZone }
  | { kind: 'utc'; local: string };

export type TimeFault = 'bad-time' | 'unknown-zone';

/** `20261201T183000Z` and its kin; null where it is no time. */
export function timeOf(
  text: string,
  { parameters }: Pick<IcsProperty, 'parameters'>,
  zones: ReadonlyMap<string, FileZone>,
): FileTime | TimeFault {
  const [, year, month, date, clock, utc] =
    /^(\d{4})-?(\d{2})-?(\d{2})(?:T(\d{2}:?\d{2}:?\d{2})(Z?))?$/.exec(text.trim()) ?? [];
  const time = clock?.replaceAll(':', '').replace(/^(\d{2})(\d{2})(\d{2})$/, 'T$1:$2:$3') ?? '';
  const hasClock =
    time !== '' &&
    Number(time.slice(1, 3)) < 24 &&
    Number(time.slice(4, 6)) < 60 &&
    Number(time.slice(7, 9)) < 60;
  const local = fullLocal(`${year}-${month}-${date}${hasClock ? time : ''}`);
  if (local === null || !/^[12]/.test(local) || (time !== '' && !hasClock)) return 'bad-time';
  if (time === '') return { kind: 'day', local };
  if (utc === 'Z') return { kind: 'utc', local };
  const zoneName = parameters.get('TZID');
  if (zoneName === undefined) return { kind: 'floating', local };
  const zone = zoneNamed(zoneName, zones);
  return zone === null ? 'unknown-zone' : { kind: 'zoned', local, zone };
}

/** The moment of a time; `community` is whose clock one without a zone is of. */
export function momentIn(time: FileTime, community: string): Date {
  if (time.kind === 'utc') return new Date(`${time.local}Z`);
  if (time.kind !== 'zoned') return momentOf(time.local, community);
  if ('offsetAt' in time.zone)
    return new Date(floatingMs(addSeconds(time.local, -time.zone.offsetAt(time.local))));
  return momentOf(time.local, time.zone.timeZone);
}

/** A time on the clock of a zone. */
export function onClockOf(time: FileTime, timeZone: string, community: string): string {
  const its = time.kind === 'zoned' && 'timeZone' in time.zone ? time.zone.timeZone : community;
  const isOn = time.kind === 'day' || (time.kind !== 'utc' && !isOffset(time) && its === timeZone);
  return isOn ? time.local : localAt(momentIn(time, community), timeZone);
}

const isOffset = (time: FileTime) => time.kind === 'zoned' && 'offsetAt' in time.zone;

/** A DURATION, `P1DT2H`: its days, which are as long as the clock makes them, and seconds besides; null where it is none. */
function durationOf(text: string): { days: number; seconds: number } | null {
  const [all, sign, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] =
    /^([+-]?)P(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,7})M)?(?:(\d{1,8})S)?)?$/.exec(
      text.trim(),
    ) ?? [];
  if (all === undefined) return null;
  const way = sign === '-' ? -1 : 1;
  return {
    days: way * (Number(weeks) * 7 + Number(days)),
    seconds: way * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)),
  };
}

/**
 * When a DURATION from a time of a zone's clock ends: days as that clock has them, then hours as they pass (RFC 5545, 3.3.6).
 * Null where it is none, or negative.
 */
export function endAfter(text: string, start: string, timeZone: string): Date | null {
  const duration = durationOf(text);
  if (duration === null || duration.days < 0 || duration.seconds < 0) return null;
  const day = momentOf(addSeconds(start, duration.days * 86_400), timeZone);
  return new Date(day.getTime() + duration.seconds * 1000);
}
