import { defineMessages } from '@courtyard/common';
import en from './letters.en.json';
import es from './letters.es.json';

export const lettersMessages = defineMessages({ en, es });
