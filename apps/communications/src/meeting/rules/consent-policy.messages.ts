import { defineMessages } from '@courtyard/common';
import { meetingPolicyLabels } from '@courtyard/contract/communications/meeting/policy/meeting-policy.labels';
import en from './consent-policy.en.json';
import es from './consent-policy.es.json';

export const consentMessages = defineMessages({ en, es }, meetingPolicyLabels);
