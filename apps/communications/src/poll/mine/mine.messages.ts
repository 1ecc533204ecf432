import { defineMessages } from '@courtyard/common';
import en from './mine.en.json';
import es from './mine.es.json';

export const mineMessages = defineMessages({ en, es });
