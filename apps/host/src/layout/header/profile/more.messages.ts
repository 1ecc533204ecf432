import { defineMessages } from '@courtyard/common';
import en from './more.en.json';
import es from './more.es.json';

/** Of what the panel shows to some. */
export const moreMessages = defineMessages({ en, es });
