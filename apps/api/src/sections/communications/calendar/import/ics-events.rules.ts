import { createHash } from 'node:crypto';
import type { CalendarEventInput } from '@courtyard/contract/communications/calendar/calendar-event';
import { calendarCategories } from '@courtyard/contract/communications/calendar/calendar-event.values';
import { cutTo, readableLine } from '@courtyard/contract/primitives';
import { say, type Text } from '../../../../platform/http/language/sentence';
import { addSeconds } from '../recurrence/local-time.rules';
import { type IcsComponent, type IcsProperty, plainText } from './ics-lines.rules';
import { durationSeconds, type FileTime, onClockOf, timeOf } from './ics-time.rules';
import { type FileZone, zonesOf } from './ics-zone.rules';

/** An event of a file as it would be written here. */
export interface FileEvent {
  line: number;
  uid: string;
  sequence: number;
  /** When its writer changed it last, ISO 8601; null where the file does not say. */
  changedAt: string | null;
  /** The date of the series that it stands for; null for the series itself. */
  occurrence: string | null;
  input: CalendarEventInput;
}

export interface FileNote {
  line: number;
  text: Text;
}

interface Reading {
  zones: ReadonlyMap<string, FileZone>;
  community: string;
  notes: FileNote[];
  isCancelled: boolean;
}

const longestTitle = 200;
const longestDescription = 5000;
const mostDates = 500;

const find = ({ properties }: IcsComponent, name: string) =>
  properties.find((property) => property.name === name);
const all = ({ properties }: IcsComponent, name: string) =>
  properties.filter((property) => property.name === name);

function textOf(event: IcsComponent, name: string, longest: number, { notes }: Reading): string | null {
  const property = find(event, name);
  const text = plainText(property?.value ?? '');
  if (text.length > longest && property)
    notes.push({ line: property.line, text: say`${name} is cut after ${longest} characters.` });
  return text === '' ? null : cutTo(text, longest).trim();
}

/** As `textOf`, on one line; null where nothing is to be seen. */
function lineOf(event: IcsComponent, name: string, reading: Reading): string | null {
  const text = textOf(event, name, longestTitle, reading)?.replaceAll(/\s+/g, ' ') ?? '';
  return readableLine(text) || null;
}

/** A time, or null with a note of why it is none. */
function timeAt(property: IcsProperty, text: string, { zones, notes }: Reading): FileTime | null {
  const time = timeOf(text, property, zones);
  if (typeof time === 'object') return time;
  const { line, name } = property;
  notes.push({
    line,
    text:
      time === 'unknown-zone'
        ? say`${name} is of the time zone ${property.parameters.get('TZID')?.slice(0, 60) ?? ''}, which is not known here. The event is left out.`
        : say`${name} is no time: ${text.slice(0, 40)}. The event is left out.`,
  });
  return null;
}

/** On which clock an event is kept: its own; the community's for one in UTC that does not repeat. */
function zoneOf(start: FileTime, repeats: boolean, community: string): string {
  if (start.kind === 'zoned' && 'timeZone' in start.zone) return start.zone.timeZone;
  if (start.kind === 'utc' && repeats) return 'UTC';
  return community;
}

function endOf(
  event: IcsComponent,
  start: FileTime,
  local: string,
  timeZone: string,
  reading: Reading,
): string | null {
  const end = find(event, 'DTEND');
  if (end) {
    const time = timeAt(end, end.value, reading);
    return time === null ? null : onClockOf(time, timeZone, reading.community);
  }
  const duration = find(event, 'DURATION');
  // Without an end it lasts no time, or its whole day (RFC 5545, 3.6.1).
  if (!duration) return start.kind === 'day' ? addSeconds(local, 86_400) : local;
  const seconds = durationSeconds(duration.value);
  if (seconds !== null && seconds >= 0) return addSeconds(local, seconds);
  reading.notes.push({
    line: duration.line,
    text: say`DURATION is no length of time: ${duration.value.slice(0, 40)}. The event is left out.`,
  });
  return null;
}

/** RDATE and EXDATE on the event's clock; of a day alone its date at the event's time. */
function datesOf(
  event: IcsComponent,
  name: string,
  start: string,
  timeZone: string,
  reading: Reading,
): string[] | null {
  const dates: string[] = [];
  for (const property of all(event, name)) {
    for (const text of property.value.split(',')) {
      if (text.trim() === '') continue;
      const time = timeAt(property, text.split('/')[0] ?? '', reading);
      if (time === null) return null;
      const local = onClockOf(time, timeZone, reading.community);
      dates.push(time.kind === 'day' ? `${local.slice(0, 10)}${start.slice(10)}` : local);
    }
  }
  if (dates.length > mostDates) {
    reading.notes.push({
      line: event.line,
      text: say`The event has more than ${mostDates} dates in ${name} and is left out.`,
    });
    return null;
  }
  return dates;
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

/** An event of a file; null with a note where it cannot be taken in. */
function eventOf(event: IcsComponent, reading: Reading): FileEvent | null {
  const { notes, community } = reading;
  const begin = find(event, 'DTSTART');
  if (!begin) {
    notes.push({ line: event.line, text: 'An event without DTSTART has no time. It is left out.' });
    return null;
  }
  const start = timeAt(begin, begin.value, reading);
  if (start === null) return null;
  const rules = all(event, 'RRULE').map(({ value }) => value.trim());
  const repeats = rules.length > 0 || find(event, 'RDATE') !== undefined;
  if (start.kind === 'zoned' && 'offsetSeconds' in start.zone && repeats) {
    notes.push({
      line: begin.line,
      text: 'An event that repeats is of a time zone that is not known here. It is left out.',
    });
    return null;
  }
  const allDay = start.kind === 'day';
  const timeZone = zoneOf(start, repeats, community);
  const local = onClockOf(start, timeZone, community);
  const end = endOf(event, start, local, timeZone, reading);
  const extraDates = datesOf(event, 'RDATE', local, timeZone, reading);
  const exceptDates = datesOf(event, 'EXDATE', local, timeZone, reading);
  if (end === null || extraDates === null || exceptDates === null) return null;
  const id = find(event, 'RECURRENCE-ID');
  const replaced = id && timeAt(id, id.value, reading);
  if (replaced === null) return null;
  const title = lineOf(event, 'SUMMARY', reading) ?? 'Event';
  const made = createHash('sha256').update(`${local} ${title}`).digest('hex').slice(0, 32);
  return {
    line: event.line,
    uid: find(event, 'UID')?.value.trim().slice(0, 250) || `${made}@imported`,
    sequence: Math.min(
      Number(/^\d{1,9}$/.exec(find(event, 'SEQUENCE')?.value.trim() ?? '')?.[0] ?? 0),
      1_000_000,
    ),
    changedAt: stampOf(event, reading),
    occurrence: replaced ? onClockOf(replaced, timeZone, community) : null,
    input: {
      title,
      description: textOf(event, 'DESCRIPTION', longestDescription, reading),
      location: lineOf(event, 'LOCATION', reading),
      start: allDay ? local.slice(0, 10) : local,
      end: allDay ? end.slice(0, 10) : end,
      allDay,
      timeZone,
      category: categoryOf(event),
      color: colorOf(event, 'X-COURTYARD-COLOR'),
      textColor: colorOf(event, 'X-COURTYARD-TEXT-COLOR'),
      rules,
      extraDates,
      exceptDates,
      status: statusOf(event, reading),
      audience: null,
      asksAnswers: find(event, 'X-COURTYARD-ASKS-ANSWERS')?.value.trim().toUpperCase() === 'TRUE',
    },
  };
}

/** The events of a file in its order, and what of it is left out; times without a zone are of the community's clock. */
export function eventsOfFile(
  calendars: readonly IcsComponent[],
  community: string,
): { events: FileEvent[]; notes: FileNote[] } {
  const notes: FileNote[] = [];
  const events = calendars.flatMap((calendar) => {
    const isCancelled = find(calendar, 'METHOD')?.value.trim().toUpperCase() === 'CANCEL';
    const reading: Reading = { zones: zonesOf(calendar), community, notes, isCancelled };
    return calendar.components
      .filter(({ name }) => name === 'VEVENT')
      .map((component) => eventOf(component, reading))
      .filter((event) => event !== null);
  });
  return { events, notes };
}
