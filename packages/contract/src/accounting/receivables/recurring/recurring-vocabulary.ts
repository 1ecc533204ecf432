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
      es: 'Plantilla periódica en pausa, reanudada o finalizada',
    },
    'recurring-template.make': {
      en: 'Scheduled run created',
      es: 'Emisión programada creada',
    },
    'recurring-template.fail': { en: 'Scheduled run failed', es: 'Falló una emisión programada' },
    'recurring-template.skip': { en: 'Scheduled run skipped', es: 'Emisión programada omitida' },
  },
  kinds: { 'recurring-template': { en: 'Recurring invoice', es: 'Factura periódica' } },
  things: {
    'recurring-template': {
      ...recurringInvoiceWords,
      occursOn: { en: 'Scheduled date', es: 'Fecha programada' },
      datedOn: { en: 'Invoice date', es: 'Fecha de la factura' },
      billed: { en: 'Units billed', es: 'Unidades facturadas' },
      totalMinor: { en: 'Total', es: 'Total' },
      problem: sharedWords.reason,
      properties: { en: 'Units', es: 'Unidades' },
    },
  },
};
