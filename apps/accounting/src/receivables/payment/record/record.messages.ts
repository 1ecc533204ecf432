import { defineMessages } from '@courtyard/common';
import en from './record.en.json';
import es from './record.es.json';

export const recordMessages = defineMessages({ en, es });
