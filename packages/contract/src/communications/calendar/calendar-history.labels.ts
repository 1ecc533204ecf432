import { type HistoryVocabulary, historyFrom } from '../../wire/fields/history';
import { calendarEventLabels } from './calendar-event.labels';
import en from './calendar-history.en.json';
import es from './calendar-history.es.json';

/** What events are called in their histories. */
export const calendarVocabulary: HistoryVocabulary = historyFrom(en, es, {
  records: { 'calendar-event': calendarEventLabels },
});
