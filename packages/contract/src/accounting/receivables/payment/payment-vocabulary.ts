import { sharedWords } from '../../../wire/fields/words';
import type { HistoryVocabulary } from '../../../wire/fields/history';
import { ownerLetterWords } from '../letter/owner-letter.words';
import { paymentPolicyWords } from './payment-policy.words';
import { paymentWords } from './payment.words';

/** What payments, and in which order they settle, are called in their histories. */
export const paymentVocabulary: HistoryVocabulary = {
  actions: {
    'payment.record': { en: 'Payment recorded', es: 'Pago registrado' },
    'payment.end': { en: 'Payment taken back', es: 'Pago anulado' },
    'payment.reapply': { en: 'Payment applied otherwise', es: 'Pago aplicado de otro modo' },
    'payment.mail': { en: 'Receipt mailed', es: 'Recibo enviado por correo' },
    'billing-setting.update': { en: 'Billing settings changed', es: 'Ajustes de facturación cambiados' },
    'payment-policy.set': { en: 'Order of payments set', es: 'Orden de pagos fijado' },
  },
  kinds: {
    payment: { en: 'Payment', es: 'Pago' },
    'payment-policy': { en: 'Order of payments', es: 'Orden de pagos' },
    'billing-setting': { en: 'Billing settings', es: 'Ajustes de facturación' },
  },
  things: {
    'billing-setting': {
      howToPay: { en: 'How owners pay', es: 'Cómo pagan los propietarios' },
      sendsReceipts: { en: 'Receipts by e-mail', es: 'Recibos por correo' },
      bookingItem: { en: 'Bookings billed as', es: 'Concepto de las reservas' },
      bookingDueDays: { en: 'Days before a booking it is due', es: 'Días antes de la reserva en que vence' },
    },
    'payment-policy': paymentPolicyWords,
    payment: {
      ...paymentWords,
      ...ownerLetterWords,
      properties: paymentWords.property,
      on: { en: 'On', es: 'Con fecha' },
      reason: sharedWords.reason,
      movedMinor: { en: 'Open again', es: 'Pendiente de nuevo' },
      feeMinor: { en: 'Fee for the return', es: 'Cargo por la devolución' },
    },
  },
};
