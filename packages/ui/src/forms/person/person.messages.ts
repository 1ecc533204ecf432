import { defineMessages } from '@courtyard/common';
import en from './person.en.json';
import es from './person.es.json';

export const personMessages = defineMessages({ en, es });
