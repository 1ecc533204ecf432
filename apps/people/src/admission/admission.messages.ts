import { defineMessages } from '@courtyard/common';
import { memberWords } from '@courtyard/contract/people/member/member.words';
import en from './admission.en.json';
import es from './admission.es.json';

/** What somebody becomes a member with. */
export const admissionMessages = defineMessages({ en, es }, memberWords);
