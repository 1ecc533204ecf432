import { defineMessages } from '@courtyard/common';
import en from './help.en.json';
import es from './help.es.json';

export const helpMessages = defineMessages({ en, es });
