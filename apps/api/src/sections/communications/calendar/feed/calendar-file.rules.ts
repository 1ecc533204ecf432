import { parseRule, ruleText } from '@courtyard/contract/communications/calendar/recurrence.rules';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import type { FoundDate } from '../../../../platform/section/tasks/calendar-provider';
import { endsLocalOf, type OverrideRow, type SeriesRow } from '../queries/calendar-row.rules';
import { untilMoment } from '../recurrence/expand.rules';
import { localAt, momentOf } from '../recurrence/local-time.rules';

/**
 * Events as a calendar file (RFC 5545). The same events give the same file, byte for byte. What ends when it starts has no
 * DTEND, which has to be later (3.8.2.2).
 */

interface FileEvents {
  /** The calendar's; null for a file that is to be taken in elsewhere. */
  name: string | null;
  events: readonly { row: SeriesRow; overrides: readonly OverrideRow[]; url: string | null }[];
  /** Dates of other sections, with addresses of their own. */
  dates: readonly (FoundDate & { uid: string; url: string })[];
  /** When dates of other sections count as written, ISO 8601. */
  stamp: string;
}

const escaped = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n');

const longestOctets = 74;

/** A line in pieces of at most 75 octets, no character divided (RFC 5545, 3.1). */
function folded(line: string): string {
  const pieces: string[] = [''];
  let octets = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (octets + size > longestOctets) {
      pieces.push('');
      octets = 1;
    }
    pieces[pieces.length - 1] += sign;
    octets += size;
  }
  return pieces.join('\r\n ');
}

const compact = (local: string) => local.replaceAll(/[-:]/g, '');
const utc = (moment: string) => `${compact(new Date(moment).toISOString().slice(0, 19))}Z`;

type Clock = Pick<SeriesRow, 'allDay' | 'timeZone'>;

/** A time of an event's clock as a property has it. */
function timed(name: string, locals: readonly string[], { allDay, timeZone }: Clock): string {
  if (allDay) return `${name};VALUE=DATE:${locals.map((local) => compact(local.slice(0, 10))).join(',')}`;
  if (timeZone === 'UTC') return `${name}:${locals.map((local) => `${compact(local)}Z`).join(',')}`;
  return `${name};TZID=${timeZone}:${locals.map(compact).join(',')}`;
}

/**
 * A rule for other calendars. UNTIL is a date for whole days, otherwise a moment in UTC (RFC 5545, 3.3.10): the last one of
 * its day on the event's clock where it is a day.
 */
function ruleLine(text: string, clock: Clock): string {
  const parsed = parseRule(text);
  if ('fault' in parsed || parsed.rule.until === null) return `RRULE:${text}`;
  const until = clock.allDay
    ? parsed.rule.until.slice(0, 8)
    : utc(untilMoment(parsed.rule.until, clock.timeZone).toISOString());
  return `RRULE:${ruleText({ ...parsed.rule, until })}`;
}

/** When an event ends: by its length where the clock shows its end twice, and means the first time (RFC 5545, 3.3.5). */
function endLines({ startsLocal, lengthSeconds }: Said, clock: Clock): string[] {
  const ends = endsLocalOf(startsLocal, lengthSeconds, clock);
  if (ends === startsLocal && lengthSeconds === 0) return [];
  const seconds =
    (momentOf(ends, clock.timeZone).getTime() - momentOf(startsLocal, clock.timeZone).getTime()) / 1000;
  return clock.allDay || seconds === lengthSeconds
    ? [timed('DTEND', [ends], clock)]
    : [`DURATION:PT${lengthSeconds}S`];
}

const words = (name: string, text: string | null) => (text === null ? [] : [`${name}:${escaped(text)}`]);

type Said = Pick<
  OverrideRow,
  | 'title'
  | 'description'
  | 'location'
  | 'category'
  | 'color'
  | 'textColor'
  | 'status'
  | 'startsLocal'
  | 'lengthSeconds'
>;

function eventLines(row: SeriesRow, said: Said, url: string | null, own: readonly string[]): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${row.uid}`,
    `DTSTAMP:${utc(row.updatedAt)}`,
    `LAST-MODIFIED:${utc(row.updatedAt)}`,
    `SEQUENCE:${row.sequence}`,
    timed('DTSTART', [said.startsLocal], row),
    ...endLines(said, row),
    ...own,
    ...words('SUMMARY', said.title),
    ...words('DESCRIPTION', said.description),
    ...words('LOCATION', said.location),
    `CATEGORIES:${said.category.toUpperCase()}`,
    `STATUS:${said.status.toUpperCase()}`,
    ...(said.color === null ? [] : [`X-COURTYARD-COLOR:${said.color}`]),
    ...(said.textColor === null ? [] : [`X-COURTYARD-TEXT-COLOR:${said.textColor}`]),
    ...(row.audienceId === null ? [] : ['CLASS:PRIVATE']),
    ...(row.asksAnswers ? ['X-COURTYARD-ASKS-ANSWERS:TRUE'] : []),
    ...(url === null ? [] : [`URL:${url}`]),
    'END:VEVENT',
  ];
}

/** Without a rule some programs do not count DTSTART among the dates, unless RDATE names it. */
const addedDates = ({ rules, startsLocal, extraDates }: SeriesRow): readonly string[] =>
  rules.length > 0 ? extraDates : [...new Set([startsLocal, ...extraDates])];

function seriesLines({ row, overrides, url }: FileEvents['events'][number]): string[] {
  const own = [
    ...row.rules.map((text) => ruleLine(text, row)),
    ...(row.extraDates.length > 0 ? [timed('RDATE', addedDates(row), row)] : []),
    ...(row.exceptDates.length > 0 ? [timed('EXDATE', row.exceptDates, row)] : []),
  ];
  return [
    ...eventLines(row, row, url, own),
    ...overrides.flatMap((override) =>
      eventLines(row, override, url, [timed('RECURRENCE-ID', [override.occurrence], row)]),
    ),
  ];
}

function dateLines(
  { uid, title, start, end, allDay, category, location, url, isTentative }: FileEvents['dates'][number],
  stamp: string,
): string[] {
  const at = (name: string, text: string) =>
    allDay ? `${name};VALUE=DATE:${compact(text.slice(0, 10))}` : `${name}:${utc(text)}`;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(stamp)}`,
    at('DTSTART', start),
    ...(at('', end) === at('', start) ? [] : [at('DTEND', end)]),
    ...words('SUMMARY', title),
    ...words('LOCATION', location),
    `CATEGORIES:${category.toUpperCase()}`,
    `STATUS:${isTentative === true ? 'TENTATIVE' : 'CONFIRMED'}`,
    `URL:${url}`,
    'END:VEVENT',
  ];
}

/** The definition of a zone; nothing where none is known, which leaves calendars to their own. */
function zoneLines(timeZone: string): string[] {
  const [block = ''] = tzlib_get_ical_block(timeZone);
  if (block.length < 20) return [];
  const lines = block.split('\r\n');
  return lines.map((line) => (line.startsWith('TZID:') ? `TZID:${timeZone}` : line));
}

export function calendarFile({ name, events, dates, stamp }: FileEvents): string {
  const zones = new Set(
    events.filter(({ row }) => !row.allDay && row.timeZone !== 'UTC').map(({ row }) => row.timeZone),
  );
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Courtyard//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...words('X-WR-CALNAME', name),
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...[...zones].toSorted().flatMap(zoneLines),
    ...events.flatMap(seriesLines),
    ...dates.flatMap((date) => dateLines(date, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** The day of a moment on a clock, for names of files. */
export const fileDay = (moment: Date, timeZone: string): string => localAt(moment, timeZone).slice(0, 10);
