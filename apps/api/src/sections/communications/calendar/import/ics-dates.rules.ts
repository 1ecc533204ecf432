import { msg, type Text } from '../../../../platform/http/language/sentence';
import type { SeriesRow } from '../queries/calendar-row.rules';
import type { IcsComponent, IcsProperty } from './ics-lines.rules';
import { momentOf } from '../recurrence/local-time.rules';
import { endAfter, type FileTime, momentIn, onClockOf, timeOf } from './ics-time.rules';
import type { FileZone } from './ics-zone.rules';

/** The clock of a series, which its changed dates follow. */
export type SeriesClock = Pick<SeriesRow, 'timeZone' | 'allDay' | 'startsLocal'>;

/** An added date that ends at a moment of its own (RDATE;VALUE=PERIOD). */
export interface Period {
  start: string;
  end: string;
}

export interface FileNote {
  line: number;
  text: Text;
}

export interface Reading {
  zones: ReadonlyMap<string, FileZone>;
  community: string;
  notes: FileNote[];
  isCancelled: boolean;
}

const maxDates = 500;

export const noDates: { dates: string[]; periods: Period[] } = { dates: [], periods: [] };

export const find = ({ properties }: IcsComponent, name: string) =>
  properties.find((property) => property.name === name);
export const all = ({ properties }: IcsComponent, name: string) =>
  properties.filter((property) => property.name === name);

/** A time, or null with a note of why it is none. */
export function timeAt(property: IcsProperty, text: string, { zones, notes }: Reading): FileTime | null {
  const time = timeOf(text, property, zones);
  if (typeof time === 'object') return time;
  const { line, name } = property;
  notes.push({
    line,
    text:
      time === 'unknown-zone'
        ? msg`${name} uses the unknown time zone ${property.parameters.get('TZID')?.slice(0, 60) ?? ''}. The event was skipped.`
        : msg`${name} isn’t a valid time: ${text.slice(0, 40)}. The event was skipped.`,
  });
  return null;
}

/** A date of a series on its clock: of a day alone at the time of the series, for whole days the day as it is written. */
export function dateOn(
  { timeZone, allDay, startsLocal }: SeriesClock,
  time: FileTime,
  community: string,
): string {
  if (allDay || time.kind === 'day') return `${time.local.slice(0, 10)}${startsLocal.slice(10)}`;
  return onClockOf(time, timeZone, community);
}

/** When a period ends, `start/end` or `start/duration`; null where it says nothing of it. */
function periodEnd(
  property: IcsProperty,
  text: string,
  start: string,
  { timeZone, allDay }: SeriesClock,
  reading: Reading,
): string | null {
  if (text === '' || allDay) return null;
  const time = timeOf(text, property, reading.zones);
  const end = typeof time === 'object' ? momentIn(time, reading.community) : endAfter(text, start, timeZone);
  if (end !== null && end >= momentOf(start, timeZone)) return end.toISOString();
  reading.notes.push({
    line: property.line,
    text: msg`${text.slice(0, 40)} is not a valid end of a period. The date keeps the length of the event.`,
  });
  return null;
}

/** RDATE and EXDATE on the event's clock. */
export function datesOf(
  event: IcsComponent,
  name: string,
  clock: SeriesClock,
  reading: Reading,
): { dates: string[]; periods: Period[] } | null {
  const dates: string[] = [];
  const periods: Period[] = [];
  for (const property of all(event, name)) {
    for (const text of property.value.split(',')) {
      if (text.trim() === '') continue;
      const [from = '', to = ''] = text.trim().split('/');
      const time = timeAt(property, from, reading);
      if (time === null) return null;
      const start = dateOn(clock, time, reading.community);
      const end = periodEnd(property, to, start, clock, reading);
      dates.push(start);
      if (end !== null) periods.push({ start, end });
    }
  }
  if (dates.length > maxDates) {
    reading.notes.push({
      line: event.line,
      text: msg`The event has more than ${maxDates} dates in ${name} and was skipped.`,
    });
    return null;
  }
  return { dates, periods };
}
