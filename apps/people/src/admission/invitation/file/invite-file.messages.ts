import { defineMessages } from '@courtyard/common';
import en from './invite-file.en.json';
import es from './invite-file.es.json';

export const inviteFileMessages = defineMessages({ en, es });
