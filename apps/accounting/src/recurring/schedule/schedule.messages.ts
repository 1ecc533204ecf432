import { defineMessages } from '@courtyard/common';
import en from './schedule.en.json';
import es from './schedule.es.json';

/** When a template makes something, by plain choices. */
export const scheduleMessages = defineMessages({ en, es });
