import { defineMessages } from '@courtyard/common';
import en from './core.en.json';
import es from './core.es.json';

/** The few words that the core says by itself. */
export const coreMessages = defineMessages({ en, es });
