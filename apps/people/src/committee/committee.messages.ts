import { defineMessages } from '@courtyard/common';
import { committeeWords } from '@courtyard/contract/people/committee/committee.words';
import en from './committee.en.json';
import es from './committee.es.json';

/** Words for a committee that every page about it uses. */
export const committeeMessages = defineMessages({ en, es }, committeeWords);
