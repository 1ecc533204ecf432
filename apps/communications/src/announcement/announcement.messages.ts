import { defineMessages } from '@courtyard/common';
import { announcementLabels } from '@courtyard/contract/communications/announcement/announcement.labels';
import en from './announcement.en.json';
import es from './announcement.es.json';

/** Words for an announcement that every page about it uses. */
export const announcementMessages = defineMessages({ en, es }, announcementLabels);
