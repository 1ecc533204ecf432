import { defineMessages } from '@courtyard/common';
import en from './action.en.json';
import es from './action.es.json';

export const actionMessages = defineMessages({ en, es });
