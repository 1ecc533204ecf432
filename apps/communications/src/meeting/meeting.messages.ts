import { defineMessages } from '@courtyard/common';
import { meetingLabels } from '@courtyard/contract/communications/meeting/meeting.labels';
import en from './meeting.en.json';
import es from './meeting.es.json';

/** Words for a meeting that every page about it uses. */
export const meetingMessages = defineMessages({ en, es }, meetingLabels);
