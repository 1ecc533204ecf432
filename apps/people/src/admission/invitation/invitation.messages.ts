import { defineMessages } from '@courtyard/common';
import { invitationWords } from '@courtyard/contract/people/admission/invitation/invitation.words';
import en from './invitation.en.json';
import es from './invitation.es.json';

export const invitationMessages = defineMessages({ en, es }, invitationWords);
