import { defineMessages } from '@courtyard/common';
import en from './work-list.en.json';
import es from './work-list.es.json';

export const workListMessages = defineMessages({ en, es });
