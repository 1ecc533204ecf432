import { defineMessages } from '@courtyard/common';
import en from './reapply.en.json';
import es from './reapply.es.json';

/** Applying a payment otherwise, in the words of those who do it. */
export const reapplyMessages = defineMessages({ en, es });
