import { type HistoryVocabulary, historyFrom } from '../../wire/fields/history';
import { announcementLabels } from './announcement.labels';
import en from './announcement-history.en.json';
import es from './announcement-history.es.json';

/** What announcements are called in their histories. */
export const announcementVocabulary: HistoryVocabulary = historyFrom(en, es, {
  records: { announcement: announcementLabels },
});
