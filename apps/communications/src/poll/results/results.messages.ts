import { defineMessages } from '@courtyard/common';
import en from './results.en.json';
import es from './results.es.json';

export const resultsMessages = defineMessages({ en, es });
