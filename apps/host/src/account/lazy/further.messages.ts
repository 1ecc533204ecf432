import { defineMessages } from '@courtyard/common';
import en from './further.en.json';
import es from './further.es.json';

/** Of register, reset and what one may not see, which the login does not bring along. */
export const furtherMessages = defineMessages({ en, es });
