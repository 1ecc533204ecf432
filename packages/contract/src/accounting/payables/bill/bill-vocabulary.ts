import { sharedWords } from '../../../wire/fields/words';
import type { HistoryVocabulary } from '../../../wire/fields/history';
import { billWords } from './bill.words';
import { vendorPaymentWords } from './vendor-payment/vendor-payment.words';

const takenBack = {
  on: { en: 'Reversal date', es: 'Fecha de anulación' },
  reason: sharedWords.reason,
};

/** What bills and what pays them are called in their histories. */
export const billVocabulary: HistoryVocabulary = {
  actions: {
    'bill.create': { en: 'Bill entered', es: 'Factura registrada' },
    'bill.update': { en: 'Bill edited', es: 'Factura modificada' },
    'bill.post': { en: 'Bill posted', es: 'Factura contabilizada' },
    'bill.void': { en: 'Bill voided', es: 'Factura anulada' },
    'vendor-payment.record': { en: 'Paid', es: 'Pagado' },
    'vendor-payment.end': { en: 'Payment reversed', es: 'Pago revertido' },
  },
  kinds: {
    bill: { en: 'Bill', es: 'Factura recibida' },
    'vendor-payment': { en: 'Vendor payment', es: 'Pago a un proveedor' },
  },
  things: {
    bill: { ...billWords, approvedBy: sharedWords.approvedBy, ...takenBack },
    'vendor-payment': { ...vendorPaymentWords, approvedBy: sharedWords.approvedBy, ...takenBack },
  },
};
