import { defineMessages } from '@courtyard/common';
import en from './list.en.json';
import es from './list.es.json';

export const listMessages = defineMessages({ en, es });
