import { sharedWords, type Words } from '../../../../wire/fields/words';
import { paymentWords } from '../../../receivables/payment/payment.words';

export const vendorPaymentWords = {
  vendorPayment: { en: 'Payment to a vendor', es: 'Pago a un proveedor' },
  number: { en: 'Number', es: 'Número' },
  vendor: { en: 'Vendor', es: 'Proveedor' },
  paidOn: { en: 'Paid on', es: 'Pagado el' },
  method: { en: 'Paid by', es: 'Medio' },
  'method.check': paymentWords['method.check'],
  'method.ach': paymentWords['method.ach'],
  'method.card': paymentWords['method.card'],
  'method.network': { en: 'Payment network (PayPal, Venmo)', es: 'Red de pagos (PayPal, Venmo)' },
  'method.cash': paymentWords['method.cash'],
  'method.other': paymentWords['method.other'],
  reserves: { en: 'Out of a reserve fund', es: 'Con cargo a una reserva' },
  bankAccount: { en: 'From', es: 'Desde' },
  checkNumber: { en: 'Check number', es: 'Número de cheque' },
  reference: paymentWords.reference,
  status: sharedWords.status,
  'status.paid': { en: 'Paid', es: 'Pagado' },
  'status.returned': { en: 'Returned', es: 'Devuelto' },
  'status.void': { en: 'Void', es: 'Anulado' },
  amountMinor: { en: 'Amount', es: 'Importe' },
  creditMinor: { en: 'Credits used', es: 'Abonos usados' },
  memo: paymentWords.memo,
  bills: { en: 'Bills', es: 'Facturas' },
} satisfies Words;
