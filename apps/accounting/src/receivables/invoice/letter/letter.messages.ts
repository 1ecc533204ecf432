import { defineMessages } from '@courtyard/common';
import en from './letter.en.json';
import es from './letter.es.json';

export const letterMessages = defineMessages({ en, es });
