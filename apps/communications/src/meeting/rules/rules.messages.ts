import { defineMessages } from '@courtyard/common';
import { meetingPolicyLabels } from '@courtyard/contract/communications/meeting/policy/meeting-policy.labels';
import en from './rules.en.json';
import es from './rules.es.json';

export const rulesMessages = defineMessages({ en, es }, meetingPolicyLabels);
