import { type HistoryVocabulary, historyFrom } from '../../wire/fields/history';
import { bookCheckWords } from './book-check.words';
import en from './book-check-history.en.json';
import es from './book-check-history.es.json';

/** What checks of the books are called in the log. */
export const bookCheckVocabulary: HistoryVocabulary = historyFrom(en, es, {
  things: { 'book-check': bookCheckWords },
});
