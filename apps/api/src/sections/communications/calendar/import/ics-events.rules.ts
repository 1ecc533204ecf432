import { createHash } from 'node:crypto';
import type { CalendarEventInput } from '@courtyard/contract/communications/calendar/calendar-event';
import { calendarCategories } from '@courtyard/contract/communications/calendar/calendar-event.values';
import { parseRule, ruleText } from '@courtyard/contract/communications/calendar/recurrence.rules';
import { cutTo, readableLine } from '@courtyard/contract/primitives';
import { msg } from '../../../../platform/http/language/sentence';
import { addSeconds, localAt, momentOf } from '../recurrence/local-time.rules';
import { untilMoment } from '../recurrence/expand.rules';
import {
  all,
  dateOn,
  datesOf,
  type FileNote,
  find,
  noDates,
  type Period,
  type Reading,
  type SeriesClock,
  timeAt,
} from './ics-dates.rules';
import { type IcsComponent, plainText } from './ics-lines.rules';
import { endAfter, type FileTime, momentIn, onClockOf, timeOf } from './ics-time.rules';
import { zonesOf } from './ics-zone.rules';

/** An event of a file as it would be written here. */
export interface FileEvent {
  line: number;
  uid: string;
  sequence: number;
  /** When its writer changed it last, ISO 8601; null where the file does not say. */
  changedAt: string | null;
  /** The date of the series that it replaces; null for the series itself. */
  occurrence: string | null;
  /** Added dates that end at a time of their own (RDATE;VALUE=PERIOD). */
  periods: readonly Period[];
  /** Whether a changed date is meant for those after it too (RANGE=THISANDFUTURE). */
  appliesToLater: boolean;
  input: CalendarEventInput;
}

const longestTitle = 200;
const longestDescription = 5000;
function textOf(event: IcsComponent, name: string, longest: number, { notes }: Reading): string | null {
  const property = find(event, name);
  const text = plainText(property?.value ?? '');
  if (text.length > longest && property)
    notes.push({ line: property.line, text: msg`${name} was cut to ${longest} characters.` });
  return text === '' ? null : cutTo(text, longest).trim();
}

/** As `textOf`, on one line; null where nothing is to be seen. */
function lineOf(event: IcsComponent, name: string, reading: Reading): string | null {
  const text = textOf(event, name, longestTitle, reading)?.replaceAll(/\s+/g, ' ') ?? '';
  return readableLine(text) || null;
}

const uidIn = (event: IcsComponent) => find(event, 'UID')?.value.trim().slice(0, 250) ?? '';

/**
 * On which clock an event is kept: its own; the community's for one in UTC that does not repeat, unless that clock shows the
 * time twice and means the other one.
 */
function zoneOf(start: FileTime, repeats: boolean, community: string): string {
  if (start.kind === 'zoned' && 'timeZone' in start.zone) return start.zone.timeZone;
  if (start.kind === 'day') return community;
  const moment = momentIn(start, community);
  const isShown = momentOf(localAt(moment, community), community).getTime() === moment.getTime();
  return (start.kind === 'utc' && repeats) || !isShown ? 'UTC' : community;
}

/** UNTIL as a day where it is the last second of one on the event's clock: as the export writes it. */
function ruleFrom(text: string, timeZone: string): string {
  const parsed = parseRule(text);
  if ('fault' in parsed || !parsed.rule.until?.endsWith('Z')) return text;
  const local = localAt(untilMoment(parsed.rule.until, timeZone), timeZone);
  if (!local.endsWith('T23:59:59')) return text;
  return ruleText({ ...parsed.rule, until: local.slice(0, 10).replaceAll('-', '') });
}

/** When an event ends: a moment, or the day after the last one; null with a note where it says no time. */
function endOf(
  event: IcsComponent,
  start: FileTime,
  { startsLocal, timeZone, allDay }: SeriesClock,
  reading: Reading,
): string | null {
  const written = (moment: Date) => (allDay ? localAt(moment, timeZone).slice(0, 10) : moment.toISOString());
  const end = find(event, 'DTEND');
  if (end) {
    const time = timeAt(end, end.value, reading);
    if (time === null) return null;
    return allDay ? time.local.slice(0, 10) : written(momentIn(time, reading.community));
  }
  const duration = find(event, 'DURATION');
  // Without an end it lasts no time, or its whole day (RFC 5545, 3.6.1).
  if (!duration)
    return allDay
      ? addSeconds(startsLocal, 86_400).slice(0, 10)
      : written(momentIn(start, reading.community));
  // A day of UTC is as long as any other.
  const [from, zone] = start.kind === 'utc' ? [start.local, 'UTC'] : [startsLocal, timeZone];
  const after = endAfter(duration.value, from, zone);
  if (after !== null) return written(after);
  reading.notes.push({
    line: duration.line,
    text: msg`DURATION isn’t a valid duration: ${duration.value.slice(0, 40)}. The event was skipped.`,
  });
  return null;
}

function categoryOf(event: IcsComponent): CalendarEventInput['category'] {
  const named = all(event, 'CATEGORIES').flatMap(({ value }) => plainText(value).toLowerCase().split(','));
  return calendarCategories.find((category) => named.some((name) => name.trim() === category)) ?? 'community';
}

const statuses = { CANCELLED: 'cancelled', TENTATIVE: 'tentative' } as const;

function statusOf(event: IcsComponent, { isCancelled }: Reading): CalendarEventInput['status'] {
  const status = find(event, 'STATUS')?.value.trim().toUpperCase();
  if (isCancelled || status === 'CANCELLED') return statuses.CANCELLED;
  return status === 'TENTATIVE' ? statuses.TENTATIVE : 'confirmed';
}

const colorOf = (event: IcsComponent, name: string): string | null =>
  /^#[0-9a-f]{6}$/i.exec(find(event, name)?.value.trim() ?? '')?.[0]?.toLowerCase() ?? null;

function stampOf(event: IcsComponent, reading: Reading): string | null {
  const property = find(event, 'LAST-MODIFIED') ?? find(event, 'DTSTAMP');
  const time = property && timeOf(property.value, property, reading.zones);
  return typeof time === 'object' && time.kind === 'utc' ? `${time.local}Z` : null;
}

const repeatsBy = (event: IcsComponent) =>
  all(event, 'RRULE').length > 0 || find(event, 'RDATE') !== undefined;

/** An event of a file, a date of a series on the clock of that; null with a note where it cannot be taken in. */
function eventOf(event: IcsComponent, reading: Reading, series: SeriesClock | null): FileEvent | null {
  const { notes, community } = reading;
  const begin = find(event, 'DTSTART');
  if (!begin) {
    notes.push({ line: event.line, text: 'An event without DTSTART has no time and was skipped.' });
    return null;
  }
  const start = timeAt(begin, begin.value, reading);
  if (start === null) return null;
  const id = find(event, 'RECURRENCE-ID');
  const isDate = id !== undefined;
  const repeats = !isDate && repeatsBy(event);
  if (start.kind === 'zoned' && 'offsetAt' in start.zone && repeats) {
    notes.push({
      line: begin.line,
      text: 'A repeating event uses an unknown time zone and was skipped.',
    });
    return null;
  }
  const allDay = start.kind === 'day';
  const timeZone = series?.timeZone ?? zoneOf(start, repeats, community);
  const local = onClockOf(start, timeZone, community);
  const clock = { timeZone, allDay, startsLocal: local };
  const end = endOf(event, start, clock, reading);
  const extra = repeats ? datesOf(event, 'RDATE', clock, reading) : noDates;
  const except = repeats ? datesOf(event, 'EXDATE', clock, reading) : noDates;
  if (end === null || extra === null || except === null) return null;
  const replaced = id && timeAt(id, id.value, reading);
  if (replaced === null) return null;
  const rules = repeats ? all(event, 'RRULE').map(({ value }) => ruleFrom(value.trim(), timeZone)) : [];
  const title = lineOf(event, 'SUMMARY', reading) ?? 'Event';
  const made = createHash('sha256').update(`${local} ${title}`).digest('hex').slice(0, 32);
  return {
    line: event.line,
    uid: uidIn(event) || `${made}@imported`,
    sequence: Math.min(
      Number(/^\d{1,9}$/.exec(find(event, 'SEQUENCE')?.value.trim() ?? '')?.[0] ?? 0),
      1_000_000,
    ),
    changedAt: stampOf(event, reading),
    occurrence: replaced ? dateOn(series ?? clock, replaced, community) : null,
    periods: extra.periods,
    appliesToLater: id?.parameters.get('RANGE')?.toUpperCase() === 'THISANDFUTURE',
    input: {
      title,
      description: textOf(event, 'DESCRIPTION', longestDescription, reading),
      location: lineOf(event, 'LOCATION', reading),
      start: allDay ? local.slice(0, 10) : local,
      end,
      allDay,
      timeZone,
      category: categoryOf(event),
      color: colorOf(event, 'X-COURTYARD-COLOR'),
      textColor: colorOf(event, 'X-COURTYARD-TEXT-COLOR'),
      rules,
      // Without a rule the start is among the dates anyway.
      extraDates: extra.dates.filter((date) => rules.length > 0 || date !== local),
      exceptDates: except.dates,
      status: statusOf(event, reading),
      audience: null,
      asksAnswers: find(event, 'X-COURTYARD-ASKS-ANSWERS')?.value.trim().toUpperCase() === 'TRUE',
    },
  };
}

/** The UIDs of changed dates whose series is not in the file. */
export function uidsWithoutSeries(calendars: readonly IcsComponent[]): string[] {
  const events = calendars.flatMap(({ components }) => components.filter(({ name }) => name === 'VEVENT'));
  const isDate = (event: IcsComponent) => find(event, 'RECURRENCE-ID') !== undefined;
  const series = new Set(events.filter((event) => !isDate(event)).map(uidIn));
  return [...new Set(events.filter(isDate).map(uidIn))].filter((uid) => uid !== '' && !series.has(uid));
}

const clockOf = ({ input: { timeZone, allDay, start } }: FileEvent, community: string): SeriesClock => ({
  timeZone: timeZone ?? community,
  allDay,
  startsLocal: allDay ? `${start}T00:00:00` : start,
});

/**
 * The events of a file, series before their changed dates, and what of it is left out; times without a zone are of the
 * community's clock. `known` are series that are here and not in the file.
 */
export function eventsOfFile(
  calendars: readonly IcsComponent[],
  community: string,
  known: ReadonlyMap<string, SeriesClock>,
): { events: FileEvent[]; notes: FileNote[] } {
  const notes: FileNote[] = [];
  const found = calendars.flatMap((calendar) => {
    const isCancelled = find(calendar, 'METHOD')?.value.trim().toUpperCase() === 'CANCEL';
    const reading: Reading = { zones: zonesOf(calendar, community), community, notes, isCancelled };
    return calendar.components
      .filter(({ name }) => name === 'VEVENT')
      .map((component) => ({ component, reading }));
  });
  const isDate = ({ component }: (typeof found)[number]) => find(component, 'RECURRENCE-ID') !== undefined;
  const series = found
    .filter((each) => !isDate(each))
    .map(({ component, reading }) => eventOf(component, reading, null))
    .filter((event) => event !== null);
  const clocks = new Map([
    ...known,
    ...series.map((event): [string, SeriesClock] => [event.uid, clockOf(event, community)]),
  ]);
  const dates = found
    .filter(isDate)
    .map(({ component, reading }) => eventOf(component, reading, clocks.get(uidIn(component)) ?? null))
    .filter((event) => event !== null);
  return { events: [...series, ...dates], notes };
}
