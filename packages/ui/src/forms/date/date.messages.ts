import { defineMessages } from '@courtyard/common';
import en from './date.en.json';
import es from './date.es.json';

export const dateMessages = defineMessages({ en, es });
