import { defineMessages } from '@courtyard/common';
import { memberWords } from '@courtyard/contract/people/member/member.words';
import en from './member.en.json';
import es from './member.es.json';

/** Words for a member that every page about them uses. */
export const memberMessages = defineMessages({ en, es }, memberWords);
