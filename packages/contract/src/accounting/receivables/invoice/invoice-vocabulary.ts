import { sharedWords } from '../../../wire/fields/words';
import type { HistoryVocabulary } from '../../../wire/fields/history';
import { ownerLetterWords } from '../letter/owner-letter.words';
import { invoiceWords } from './invoice.words';

/** What invoices are called in their histories. */
export const invoiceVocabulary: HistoryVocabulary = {
  actions: {
    'invoice.create': { en: 'Invoice billed', es: 'Factura emitida' },
    'invoice.mail': { en: 'Invoice emailed', es: 'Factura enviada por correo' },
    'invoice.void': { en: 'Invoice voided', es: 'Factura anulada' },
  },
  kinds: { invoice: { en: 'Invoice', es: 'Factura' } },
  things: {
    invoice: {
      ...invoiceWords,
      ...ownerLetterWords,
      on: { en: 'Date', es: 'Fecha' },
      reason: sharedWords.reason,
    },
  },
};
