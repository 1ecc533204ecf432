import { sharedWords } from '../../../wire/fields/words';
import type { HistoryVocabulary } from '../../../wire/fields/history';
import { ownerLetterWords } from '../letter/owner-letter.words';
import { paymentPolicyWords } from './payment-policy.words';
import { paymentWords } from './payment.words';

/** What payments, and in which order they settle, are called in their histories. */
export const paymentVocabulary: HistoryVocabulary = {
  actions: {
    'payment.record': { en: 'Payment recorded', es: 'Pago registrado' },
    'payment.end': { en: 'Payment reversed', es: 'Pago anulado' },
    'payment.reapply': { en: 'Payment reapplied', es: 'Pago reaplicado' },
    'payment.mail': { en: 'Receipt emailed', es: 'Recibo enviado por correo' },
    'billing-setting.update': { en: 'Billing settings changed', es: 'Ajustes de facturación cambiados' },
    'payment-policy.set': { en: 'Payment order set', es: 'Orden de pagos fijado' },
  },
  kinds: {
    payment: { en: 'Payment', es: 'Pago' },
    'payment-policy': { en: 'Payment order', es: 'Orden de pagos' },
    'billing-setting': { en: 'Billing settings', es: 'Ajustes de facturación' },
  },
  things: {
    'billing-setting': {
      howToPay: { en: 'Payment instructions', es: 'Instrucciones de pago' },
      sendsReceipts: { en: 'Email receipts', es: 'Recibos por correo' },
      bookingItem: { en: 'Bookings billed as', es: 'Concepto de las reservas' },
      bookingDueDays: { en: 'Due (days before the booking)', es: 'Vence (días antes de la reserva)' },
    },
    'payment-policy': paymentPolicyWords,
    payment: {
      ...paymentWords,
      ...ownerLetterWords,
      properties: paymentWords.property,
      on: { en: 'Date', es: 'Fecha' },
      reason: sharedWords.reason,
      movedMinor: { en: 'Reopened', es: 'Pendiente de nuevo' },
      feeMinor: { en: 'Returned payment fee', es: 'Cargo por devolución' },
    },
  },
};
