import { defineMessages } from '@courtyard/common';
import en from './forbidden.en.json';
import es from './forbidden.es.json';

export const forbiddenMessages = defineMessages({ en, es });
