import { defineMessages } from '@courtyard/common';
import { mailWords } from '@courtyard/contract/platform/community/operations/outbox.words';
import en from './outbox.en.json';
import es from './outbox.es.json';

export const outboxMessages = defineMessages({ en, es }, mailWords);
