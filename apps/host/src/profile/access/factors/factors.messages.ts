import { defineMessages } from '@courtyard/common';
import en from './factors.en.json';
import es from './factors.es.json';

export const factorMessages = defineMessages({ en, es });
