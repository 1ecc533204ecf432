import { defineMessages } from '@courtyard/common';
import en from './storage.en.json';
import es from './storage.es.json';

export const storageMessages = defineMessages({ en, es });
