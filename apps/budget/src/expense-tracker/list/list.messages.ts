import { defineMessages } from '@courtyard/common';
import en from './list.en.json';
import es from './list.es.json';

/** What the list of expenses says. */
export const listMessages = defineMessages({ en, es });
