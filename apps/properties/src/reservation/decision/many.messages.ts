import { defineMessages } from '@courtyard/common';
import en from './many.en.json';
import es from './many.es.json';

export const bulkMessages = defineMessages({ en, es });
