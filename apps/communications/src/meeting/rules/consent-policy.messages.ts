import { defineMessages } from '@courtyard/common';
import { meetingPolicyWords } from '@courtyard/contract/communications/meeting/policy/meeting-policy.words';
import en from './consent-policy.en.json';
import es from './consent-policy.es.json';

export const consentMessages = defineMessages({ en, es }, meetingPolicyWords);
