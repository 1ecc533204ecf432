import { defineMessages } from '@courtyard/common';
import en from './page.en.json';
import es from './page.es.json';

export const pageMessages = defineMessages({ en, es });
