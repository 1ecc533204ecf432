import { defineMessages } from '@courtyard/common';
import { invitationLabels } from '@courtyard/contract/people/admission/invitation/invitation.labels';
import en from './invitation.en.json';
import es from './invitation.es.json';

export const invitationMessages = defineMessages({ en, es }, invitationLabels);
