import type { Words } from '../../../wire/fields/words';

export const ownerLetterWords = {
  letter: { en: 'Email', es: 'Correo' },
  'letter.invoice': { en: 'Invoice', es: 'Factura' },
  'letter.reminder': { en: 'Reminder', es: 'Recordatorio' },
  'letter.receipt': { en: 'Receipt', es: 'Recibo' },
  'letter.statement': { en: 'Statement', es: 'Estado de cuenta' },
  'state.queued': { en: 'Queued', es: 'En cola' },
  'state.sent': { en: 'Sent', es: 'Enviado' },
  'state.kept': { en: 'Not sent: no mail server set up', es: 'Sin enviar: no hay servidor de correo' },
  'state.failed': { en: 'Failed', es: 'Falló' },
  'state.forgotten': { en: 'Sent more than 30 days ago', es: 'Hace más de 30 días' },
  'state.withheld': { en: 'Not sent', es: 'No se envió' },
  'withheld.on-hold': {
    en: 'collections are paused for these owners',
    es: 'el cobro a estos propietarios está suspendido',
  },
  'withheld.ended': { en: 'it was voided before sending', es: 'se anuló antes del envío' },
  'withheld.settled': { en: 'it was paid before sending', es: 'se pagó antes del envío' },
  'withheld.unreachable': {
    en: 'the email address is no longer on file',
    es: 'la dirección de correo ya no está registrada',
  },
  'withheld.not-drawn': { en: 'couldn’t create the PDF', es: 'no se pudo crear el PDF' },
  recipients: { en: 'To', es: 'A' },
} satisfies Words;
