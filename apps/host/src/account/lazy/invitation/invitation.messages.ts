import { defineMessages } from '@courtyard/common';
import en from './invitation.en.json';
import es from './invitation.es.json';

export const invitationMessages = defineMessages({ en, es });
