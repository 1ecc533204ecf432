import { defineMessages } from '@courtyard/common';
import en from './sealed.en.json';
import es from './sealed.es.json';

export const sealedMessages = defineMessages({ en, es });
