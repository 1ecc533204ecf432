import { defineMessages } from '@courtyard/common';
import en from './period.en.json';
import es from './period.es.json';

export const periodMessages = defineMessages({ en, es });
