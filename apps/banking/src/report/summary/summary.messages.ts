import { defineMessages } from '@courtyard/common';
import en from './summary.en.json';
import es from './summary.es.json';

export const summaryMessages = defineMessages({ en, es });
