import { defineMessages } from '@courtyard/common';
import en from './calendar.en.json';
import es from './calendar.es.json';

export const calendarMessages = defineMessages({ en, es });
