import { defineMessages } from '@courtyard/contract/messages';
import en from './meeting.en.json';
import es from './meeting.es.json';

/** What tasks, agendas and lists of the platform say of meetings. */
export const meetingMessages = defineMessages({ en, es });
