import { defineMessages } from '@courtyard/common';
import { calendarEventLabels } from '@courtyard/contract/communications/calendar/calendar-event.labels';
import en from './calendar.en.json';
import es from './calendar.es.json';

/** What the calendar's pages say together. */
export const calendarMessages = defineMessages({ en, es }, calendarEventLabels);
