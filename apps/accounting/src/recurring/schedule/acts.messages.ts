import { defineMessages } from '@courtyard/common';
import en from './acts.en.json';
import es from './acts.es.json';

/** What can be done with anything that comes back. */
export const actsMessages = defineMessages({ en, es });
