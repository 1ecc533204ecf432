import { defineMessages } from '@courtyard/common';
import { announcementWords } from '@courtyard/contract/communications/announcement/announcement.words';
import en from './announcement.en.json';
import es from './announcement.es.json';

/** Words for an announcement that every page about it uses. */
export const announcementMessages = defineMessages({ en, es }, announcementWords);
