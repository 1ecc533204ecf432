import type { HistoryVocabulary } from '../../../wire/fields/history';
import { sharedWords } from '../../../wire/fields/words';
import { recurringEntryWords } from './recurring-entry.words';

/** What recurring entries are called in their histories. */
export const recurringEntryVocabulary: HistoryVocabulary = {
  actions: {
    'recurring-entry.create': { en: 'Recurring entry added', es: 'Asiento periódico agregado' },
    'recurring-entry.update': { en: 'Recurring entry changed', es: 'Asiento periódico cambiado' },
    'recurring-entry.set-status': {
      en: 'Recurring entry paused, resumed or ended',
      es: 'Asiento periódico en pausa, reanudado o terminado',
    },
    'recurring-entry.make': {
      en: 'Made for a day of the schedule',
      es: 'Hecho para un día del calendario',
    },
    'recurring-entry.fail': { en: 'Could not be posted', es: 'No se pudo registrar' },
    'recurring-entry.skip': { en: 'A day was left out', es: 'Un día quedó fuera' },
  },
  kinds: { 'recurring-entry': { en: 'Recurring entry', es: 'Asiento periódico' } },
  things: {
    'recurring-entry': {
      ...recurringEntryWords,
      occursOn: { en: 'Day of the schedule', es: 'Día del calendario' },
      datedOn: { en: 'Dated', es: 'Con fecha' },
      outcome: { en: 'Outcome', es: 'Resultado' },
      'outcome.made': { en: 'Posted', es: 'Registrado' },
      'outcome.waiting': { en: 'Waits for a second person', es: 'Espera a otra persona' },
      problem: sharedWords.reason,
    },
  },
};
