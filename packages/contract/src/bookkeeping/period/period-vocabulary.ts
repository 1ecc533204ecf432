import type { HistoryVocabulary } from '../../wire/fields/history';
import { periodWords } from './period.words';

/** What months are called in their histories. */
export const periodVocabulary: HistoryVocabulary = {
  actions: {
    'period.close': { en: 'Month closed', es: 'Mes cerrado' },
    'period.confirm': { en: 'Close confirmed', es: 'Cierre confirmado' },
    'period.reopen': { en: 'Month reopened', es: 'Mes reabierto' },
    'period.recognize': { en: 'Reserve assessments recognized', es: 'Cuotas de reserva reconocidas' },
    'period.close-year': { en: 'Year closed', es: 'Ejercicio cerrado' },
  },
  kinds: { period: { en: 'Period', es: 'Período' } },
  things: { period: periodWords },
};
