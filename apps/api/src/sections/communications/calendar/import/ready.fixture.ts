import { Problem } from '../../../../platform/http/problem';
import type { EventColumns } from '../commands/event-input';
import { occurrencesIn, type OverrideRow, type SeriesRow } from '../queries/calendar-row.rules';
import { calendarsOf, readyEvents } from './ready.rules';

const community = 'America/New_York';

/** The lines of an event. */
export const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
export const file = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');

/** An event as if it were here. */
export const rowOf = (columns: EventColumns): SeriesRow => ({
  id: 'a',
  uid: 'a',
  sequence: 0,
  version: 1,
  updatedAt: '',
  audienceId: null,
  ...columns,
});

/** What a file comes to in 2027, and what is noted of it. */
export function read(content: string, known: { row: SeriesRow; overrides: OverrideRow[] }[] = []) {
  const { ready, notes } = readyEvents(content, calendarsOf(content), community, known);
  const range = { from: new Date('2027-01-01'), to: new Date('2028-01-01'), timeZone: community };
  const events = ready.map(({ event: { uid, input }, columns, overrides }) => ({
    uid,
    columns,
    overrides,
    title: input.title,
    dates: occurrencesIn(rowOf(columns), overrides, range)
      .map(({ start, end, title, status }) => [start, end, title, status].join(' '))
      .toSorted(),
  }));
  return {
    events,
    notes: notes.map(({ line, text }) => `${line} ${String(text)}`),
  };
}

/** Why a file is refused. */
export const refusal = (content: string) => {
  try {
    read(content);
  } catch (error) {
    if (error instanceof Problem)
      return Object.values(error.fields ?? {})
        .map(String)
        .join();
    throw error;
  }
  return '';
};

/** Half an hour. */
export const weekly = ['UID:w@test', 'SUMMARY:Yoga', 'DTSTART:20270405T150000Z', 'DTEND:20270405T153000Z'];
