import { defineColumns } from '../../wire/fields/columns';
import { wordsFrom } from '../../wire/fields/words';
import type { CalendarOccurrence } from './calendar-event';
import { calendarEventWords } from './calendar-event.words';
import en from './calendar-line.en.json';
import es from './calendar-line.es.json';

/** A date of the calendar as a line of a list: days and times by the community's clock, the last day included. */
export interface CalendarLine extends Pick<CalendarOccurrence, 'title' | 'category' | 'location' | 'status'> {
  startsOn: string;
  /** `18:30`; null where it takes whole days. */
  startsAt: string | null;
  endsOn: string;
  endsAt: string | null;
  myAnswer: CalendarOccurrence['myAnswer'];
}

export const calendarLineWords = {
  ...calendarEventWords,
  ...wordsFrom(en, es),
  'myAnswer.yes': calendarEventWords['answer.yes'],
  'myAnswer.maybe': calendarEventWords['answer.maybe'],
  'myAnswer.no': calendarEventWords['answer.no'],
};

/** The dates of the calendar as a file. */
export const calendarColumns = defineColumns<CalendarLine>()(
  calendarLineWords,
  [
    { field: 'title', kind: 'text' },
    { field: 'category', kind: 'choice' },
    { field: 'startsOn', kind: 'day' },
    { field: 'startsAt', kind: 'text' },
    { field: 'endsOn', kind: 'day' },
    { field: 'endsAt', kind: 'text' },
    { field: 'location', kind: 'text' },
    { field: 'status', kind: 'choice' },
    { field: 'myAnswer', kind: 'choice' },
  ],
  {},
);
