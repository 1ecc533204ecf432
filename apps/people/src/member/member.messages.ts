import { defineMessages } from '@courtyard/common';
import { memberLabels } from '@courtyard/contract/people/member/member.labels';
import en from './member.en.json';
import es from './member.es.json';

/** Words for a member that every page about them uses. */
export const memberMessages = defineMessages({ en, es }, memberLabels);
