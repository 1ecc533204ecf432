import { defineColumns } from '../../wire/fields/columns';
import { labelsFrom } from '../../wire/fields/labels';
import type { CalendarOccurrence } from './calendar-event';
import { calendarEventLabels } from './calendar-event.labels';
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
  ...calendarEventLabels,
  ...labelsFrom(en, es),
  'myAnswer.yes': calendarEventLabels['answer.yes'],
  'myAnswer.maybe': calendarEventLabels['answer.maybe'],
  'myAnswer.no': calendarEventLabels['answer.no'],
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
