import { defineMessages } from '@courtyard/common';
import en from './details.en.json';
import es from './details.es.json';

/** What the page about one expense says. */
export const detailsMessages = defineMessages({ en, es });
