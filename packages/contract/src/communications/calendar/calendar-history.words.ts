import { type HistoryVocabulary, historyFrom } from '../../wire/fields/history';
import { calendarEventWords } from './calendar-event.words';
import en from './calendar-history.en.json';
import es from './calendar-history.es.json';

/** What events are called in their histories. */
export const calendarVocabulary: HistoryVocabulary = historyFrom(en, es, {
  things: { 'calendar-event': calendarEventWords },
});
