import { defineMessages } from '@courtyard/common';
import en from './code.en.json';
import es from './code.es.json';

export const codeMessages = defineMessages({ en, es });
