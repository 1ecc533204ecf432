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

/** A time on the clock of a zone; `community` is whose clock a floating one is of. */
export function onClockOf(time: FileTime, timeZone: string, community: string): string {
  if (time.kind === 'day') return time.local;
  if (time.kind === 'utc') return localAt(`${time.local}Z`, timeZone);
  if (time.kind === 'floating')
    return timeZone === community ? time.local : localAt(momentOf(time.local, community), timeZone);
  if ('offsetSeconds' in time.zone)
    return localAt(new Date(floatingMs(addSeconds(time.local, -time.zone.offsetSeconds))), timeZone);
  return time.zone.timeZone === timeZone
    ? time.local
    : localAt(momentOf(time.local, time.zone.timeZone), timeZone);
}

/** Seconds of a DURATION, `P1DT2H`; null where it is none. */
export function durationSeconds(text: string): number | null {
  const [all, sign, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] =
    /^([+-]?)P(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,7})M)?(?:(\d{1,8})S)?)?$/.exec(
      text.trim(),
    ) ?? [];
  if (all === undefined) return null;
  const total =
    Number(weeks) * 604_800 +
    Number(days) * 86_400 +
    Number(hours) * 3600 +
    Number(minutes) * 60 +
    Number(seconds);
  return sign === '-' ? -total : total;
}
