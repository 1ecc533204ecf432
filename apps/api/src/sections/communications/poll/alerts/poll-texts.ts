import { defineMessages, labelOf } from '@courtyard/contract/messages';
import en from './polls.en.json';
import es from './polls.es.json';

/** What notifications, letters, tasks and dates say of polls. */
export const pollMessages = defineMessages({ en, es });

export const pollGroup = labelOf(pollMessages, 'group');
