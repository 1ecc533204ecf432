import { defineMessages } from '@courtyard/common';
import en from './text.en.json';
import es from './text.es.json';

export const textMessages = defineMessages({ en, es });
