import { sharedWords } from '../../../wire/fields/words';
import type { HistoryVocabulary } from '../../../wire/fields/history';
import { billWords } from './bill.words';
import { vendorPaymentWords } from './vendor-payment/vendor-payment.words';

const takenBack = {
  on: { en: 'On', es: 'Con fecha' },
  reason: sharedWords.reason,
};

/** What bills and what pays them are called in their histories. */
export const billVocabulary: HistoryVocabulary = {
  actions: {
    'bill.create': { en: 'Bill entered', es: 'Factura anotada' },
    'bill.update': { en: 'Bill changed', es: 'Factura cambiada' },
    'bill.post': { en: 'Bill posted', es: 'Factura registrada en los libros' },
    'bill.void': { en: 'Bill voided', es: 'Factura anulada' },
    'vendor-payment.record': { en: 'Paid', es: 'Pagado' },
    'vendor-payment.end': { en: 'Payment taken back', es: 'Pago anulado' },
  },
  kinds: {
    bill: { en: 'Bill', es: 'Factura recibida' },
    'vendor-payment': { en: 'Payment to a vendor', es: 'Pago a un proveedor' },
  },
  things: {
    bill: { ...billWords, approvedBy: sharedWords.approvedBy, ...takenBack },
    'vendor-payment': { ...vendorPaymentWords, approvedBy: sharedWords.approvedBy, ...takenBack },
  },
};
