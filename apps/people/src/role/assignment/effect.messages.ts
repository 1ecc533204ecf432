import { defineMessages } from '@courtyard/common';
import en from './effect.en.json';
import es from './effect.es.json';

export const effectMessages = defineMessages({ en, es });
