import { defineMessages } from '@courtyard/common';
import en from './actions.en.json';
import es from './actions.es.json';

/** What can be done with anything that comes back. */
export const actionsMessages = defineMessages({ en, es });
