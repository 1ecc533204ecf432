import type { HistoryVocabulary } from '../../wire/fields/history';
import { bookCheckWords } from './book-check.words';

/** What checks of the books are called in the log. */
export const bookCheckVocabulary: HistoryVocabulary = {
  actions: {
    'book-check.start': { en: 'Check of the books begun', es: 'Comprobación de los libros iniciada' },
  },
  kinds: { 'book-check': { en: 'Check of the books', es: 'Comprobación de los libros' } },
  things: { 'book-check': bookCheckWords },
};
