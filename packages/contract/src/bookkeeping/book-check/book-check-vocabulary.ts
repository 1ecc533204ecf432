import type { HistoryVocabulary } from '../../wire/fields/history';
import { bookCheckWords } from './book-check.words';

/** What checks of the books are called in the log. */
export const bookCheckVocabulary: HistoryVocabulary = {
  actions: {
    'book-check.start': { en: 'Ledger verification started', es: 'Verificación de los libros iniciada' },
  },
  kinds: { 'book-check': { en: 'Ledger verification', es: 'Verificación de los libros' } },
  things: { 'book-check': bookCheckWords },
};
