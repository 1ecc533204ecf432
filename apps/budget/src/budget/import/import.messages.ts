import { defineMessages } from '@courtyard/common';
import en from './import.en.json';
import es from './import.es.json';

/** What the import of a budget says. */
export const importMessages = defineMessages({ en, es });
