import { defineMessages } from '@courtyard/common';
import { logWords } from '@courtyard/contract/people/log/log.words';
import en from './log.en.json';
import es from './log.es.json';

export const logMessages = defineMessages({ en, es }, logWords);
