import { defineMessages } from '@courtyard/common';
import { calendarEventLabels } from '@courtyard/contract/communications/calendar/calendar-event.labels';
import en from './form.en.json';
import es from './form.es.json';

export const formMessages = defineMessages({ en, es }, calendarEventLabels);
