import { defineMessages } from '@courtyard/common';
import { termWords } from '@courtyard/contract/people/committee/committee.words';
import en from './term.en.json';
import es from './term.es.json';

export const termMessages = defineMessages({ en, es }, termWords);
