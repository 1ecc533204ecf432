import { defineMessages } from '@courtyard/common';
import en from './calendar.en.json';
import es from './calendar.es.json';

export const calendarTexts = defineMessages({ en, es });
