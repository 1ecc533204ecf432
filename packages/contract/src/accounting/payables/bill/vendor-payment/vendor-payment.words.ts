import { sharedWords, type Words } from '../../../../wire/fields/words';
import { paymentWords } from '../../../receivables/payment/payment.words';

export const vendorPaymentWords = {
  vendorPayment: { en: 'Vendor payment', es: 'Pago a un proveedor' },
  number: { en: 'Number', es: 'Número' },
  vendor: { en: 'Vendor', es: 'Proveedor' },
  paidOn: { en: 'Payment date', es: 'Fecha de pago' },
  method: { en: 'Payment method', es: 'Forma de pago' },
  'method.check': paymentWords['method.check'],
  'method.ach': paymentWords['method.ach'],
  'method.card': paymentWords['method.card'],
  'method.network': { en: 'Payment network (PayPal, Venmo)', es: 'Red de pagos (PayPal, Venmo)' },
  'method.cash': paymentWords['method.cash'],
  'method.other': paymentWords['method.other'],
  reserves: { en: 'From a reserve fund', es: 'Con cargo a una reserva' },
  bankAccount: { en: 'Paid from', es: 'Cuenta de pago' },
  checkNumber: { en: 'Check number', es: 'Número de cheque' },
  reference: paymentWords.reference,
  status: sharedWords.status,
  'status.paid': { en: 'Paid', es: 'Pagado' },
  'status.returned': { en: 'Returned', es: 'Devuelto' },
  'status.void': { en: 'Void', es: 'Anulado' },
  amountMinor: { en: 'Amount', es: 'Importe' },
  creditMinor: { en: 'Credits applied', es: 'Abonos aplicados' },
  memo: paymentWords.memo,
  bills: { en: 'Bills', es: 'Facturas' },
} satisfies Words;
