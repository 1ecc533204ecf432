import type { HistoryVocabulary } from '../../../wire/fields/history';
import { sharedWords } from '../../../wire/fields/words';
import { recurringEntryWords } from './recurring-entry.words';

/** What recurring entries are called in their histories. */
export const recurringEntryVocabulary: HistoryVocabulary = {
  actions: {
    'recurring-entry.create': { en: 'Recurring entry added', es: 'Asiento periódico agregado' },
    'recurring-entry.update': { en: 'Recurring entry edited', es: 'Asiento periódico modificado' },
    'recurring-entry.set-status': {
      en: 'Recurring entry paused, resumed or ended',
      es: 'Asiento periódico en pausa, reanudado o terminado',
    },
    'recurring-entry.make': {
      en: 'Entry posted on schedule',
      es: 'Asiento registrado según el calendario',
    },
    'recurring-entry.fail': { en: 'Couldn’t be posted', es: 'No se pudo registrar' },
    'recurring-entry.skip': { en: 'Date skipped', es: 'Fecha omitida' },
  },
  kinds: { 'recurring-entry': { en: 'Recurring entry', es: 'Asiento periódico' } },
  things: {
    'recurring-entry': {
      ...recurringEntryWords,
      occursOn: { en: 'Scheduled date', es: 'Fecha programada' },
      datedOn: { en: 'Entry date', es: 'Fecha del asiento' },
      outcome: { en: 'Result', es: 'Resultado' },
      'outcome.made': { en: 'Posted', es: 'Registrado' },
      'outcome.waiting': { en: 'Pending approval', es: 'Pendiente de aprobación' },
      problem: sharedWords.reason,
    },
  },
};
