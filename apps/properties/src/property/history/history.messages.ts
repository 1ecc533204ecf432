import { defineMessages } from '@courtyard/common';
import en from './history.en.json';
import es from './history.es.json';

export const historyMessages = defineMessages({ en, es });
