import { defineMessages } from '@courtyard/common';
import { memberLabels } from '@courtyard/contract/people/member/member.labels';
import en from './admission.en.json';
import es from './admission.es.json';

/** What somebody becomes a member with. */
export const admissionMessages = defineMessages({ en, es }, memberLabels);
