import { defineMessages } from '@courtyard/common';
import en from './details.en.json';
import es from './details.es.json';

export { announcementVocabulary } from '@courtyard/contract/communications/announcement/announcement-history.labels';

export const detailsMessages = defineMessages({ en, es });
