import { defineMessages } from '@courtyard/common';
import en from './electors.en.json';
import es from './electors.es.json';

export const electorsMessages = defineMessages({ en, es });
