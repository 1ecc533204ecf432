import type { HistoryVocabulary } from '../../wire/fields/history';
import { periodWords } from './period.words';

/** What months are called in their histories. */
export const periodVocabulary: HistoryVocabulary = {
  actions: {
    'period.close': { en: 'Month closed', es: 'Mes cerrado' },
    'period.reopen': { en: 'Month reopened', es: 'Mes reabierto' },
    'period.recognize': { en: 'Assessments recognized', es: 'Cuotas reconocidas' },
    'period.close-year': { en: 'Year closed', es: 'Ejercicio cerrado' },
  },
  kinds: { period: { en: 'Month of the books', es: 'Mes de los libros' } },
  things: { period: periodWords },
};
