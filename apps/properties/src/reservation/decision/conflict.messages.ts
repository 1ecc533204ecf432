import { defineMessages } from '@courtyard/common';
import en from './conflict.en.json';
import es from './conflict.es.json';

export const conflictMessages = defineMessages({ en, es });
