import { defineMessages } from '@courtyard/common';
import { meetingPolicyWords } from '@courtyard/contract/communications/meeting/policy/meeting-policy.words';
import en from './rules.en.json';
import es from './rules.es.json';

export const rulesMessages = defineMessages({ en, es }, meetingPolicyWords);
