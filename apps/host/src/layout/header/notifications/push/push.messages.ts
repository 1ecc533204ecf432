import { defineMessages } from '@courtyard/common';
import en from './push.en.json';
import es from './push.es.json';

/** Why this browser is not pushed to. */
export const pushMessages = defineMessages({ en, es });
