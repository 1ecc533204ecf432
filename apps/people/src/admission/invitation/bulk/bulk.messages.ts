import { defineMessages } from '@courtyard/common';
import en from './bulk.en.json';
import es from './bulk.es.json';

export const bulkMessages = defineMessages({ en, es });
