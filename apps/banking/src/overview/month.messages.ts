import { defineMessages } from '@courtyard/common';
import en from './month.en.json';
import es from './month.es.json';

export const monthMessages = defineMessages({ en, es });
