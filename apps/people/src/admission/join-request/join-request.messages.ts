import { defineMessages } from '@courtyard/common';
import en from './join-request.en.json';
import es from './join-request.es.json';

export const joinRequestMessages = defineMessages({ en, es });
