import type { HistoryVocabulary } from '../../../wire/fields/history';
import { sharedWords } from '../../../wire/fields/words';
import { recurringInvoiceWords } from './recurring-invoice.words';

/** What recurring templates are called in their histories. */
export const recurringVocabulary: HistoryVocabulary = {
  actions: {
    'recurring-template.create': { en: 'Recurring template added', es: 'Plantilla periódica agregada' },
    'recurring-template.update': { en: 'Recurring template changed', es: 'Plantilla periódica cambiada' },
    'recurring-template.set-status': {
      en: 'Recurring template paused, resumed or ended',
      es: 'Plantilla periódica en pausa, reanudada o terminada',
    },
    'recurring-template.make': {
      en: 'Made for a day of the schedule',
      es: 'Emitido para un día del calendario',
    },
    'recurring-template.fail': { en: 'Could not be made', es: 'No se pudo emitir' },
    'recurring-template.skip': { en: 'A day was left out', es: 'Un día quedó fuera' },
  },
  kinds: { 'recurring-template': { en: 'Recurring invoice', es: 'Factura recurrente' } },
  things: {
    'recurring-template': {
      ...recurringInvoiceWords,
      occursOn: { en: 'Day of the schedule', es: 'Día del calendario' },
      datedOn: { en: 'Dated', es: 'Con fecha' },
      billed: { en: 'Units billed', es: 'Unidades facturadas' },
      totalMinor: { en: 'Total', es: 'Total' },
      problem: sharedWords.reason,
      properties: { en: 'Units', es: 'Unidades' },
    },
  },
};
