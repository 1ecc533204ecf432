import { defineMessages } from '@courtyard/common';
import { calendarEventWords } from '@courtyard/contract/communications/calendar/calendar-event.words';
import en from './form.en.json';
import es from './form.es.json';

export const formMessages = defineMessages({ en, es }, calendarEventWords);
