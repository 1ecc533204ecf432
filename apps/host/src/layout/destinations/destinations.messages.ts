import { defineMessages } from '@courtyard/common';
import en from './destinations.en.json';
import es from './destinations.es.json';

/** Names of the settings of the account page, as one looks for them. */
export const destinationMessages = defineMessages({ en, es });
