import { defineMessages } from '@courtyard/common';
import en from './tracker.en.json';
import es from './tracker.es.json';

/** What the page of the expense tracker says. */
export const trackerMessages = defineMessages({ en, es });
