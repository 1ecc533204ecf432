import { defineMessages } from '@courtyard/common';
import { pollLabels } from '@courtyard/contract/communications/poll/poll.labels';
import en from './poll.en.json';
import es from './poll.es.json';

/** Words for a poll that every page about it uses. */
export const pollMessages = defineMessages({ en, es }, pollLabels);
