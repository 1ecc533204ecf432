import { defineMessages } from '@courtyard/common';
import { mailLabels } from '@courtyard/contract/platform/community/operations/outbox.labels';
import en from './outbox.en.json';
import es from './outbox.es.json';

export const outboxMessages = defineMessages({ en, es }, mailLabels);
