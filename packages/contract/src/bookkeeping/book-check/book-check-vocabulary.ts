import { type HistoryVocabulary, historyFrom } from '../../wire/fields/history';
import { bookCheckLabels } from './book-check.labels';
import en from './book-check-history.en.json';
import es from './book-check-history.es.json';

/** What checks of the books are called in the log. */
export const bookCheckVocabulary: HistoryVocabulary = historyFrom(en, es, {
  records: { 'book-check': bookCheckLabels },
});
