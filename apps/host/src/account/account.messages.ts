import { defineMessages } from '@courtyard/common';
import en from './account.en.json';
import es from './account.es.json';

export const accountMessages = defineMessages({ en, es });
