import { defineMessages } from '@courtyard/common';
import en from './search.en.json';
import es from './search.es.json';

export const searchMessages = defineMessages({ en, es });
