import type { Words } from '../../../wire/fields/words';

export const ownerLetterWords = {
  letter: { en: 'Letter', es: 'Carta' },
  'letter.invoice': { en: 'Invoice', es: 'Factura' },
  'letter.reminder': { en: 'Reminder', es: 'Recordatorio' },
  'letter.receipt': { en: 'Receipt', es: 'Recibo' },
  'letter.statement': { en: 'Statement', es: 'Estado de cuenta' },
  'state.queued': { en: 'Queued', es: 'En cola' },
  'state.sent': { en: 'Sent', es: 'Enviado' },
  'state.kept': { en: 'Not sent: no mail server', es: 'Sin enviar: no hay servidor de correo' },
  'state.failed': { en: 'Failed', es: 'Falló' },
  'state.forgotten': { en: 'Sent more than 30 days ago', es: 'Hace más de 30 días' },
  'state.withheld': { en: 'Not sent', es: 'No se envió' },
  'withheld.on-hold': {
    en: 'nothing is collected from these owners',
    es: 'no se cobra a estos propietarios',
  },
  'withheld.ended': { en: 'it was taken back meanwhile', es: 'se anuló entretanto' },
  'withheld.settled': { en: 'it was paid meanwhile', es: 'se pagó entretanto' },
  'withheld.unreachable': { en: 'the address is nobody’s any more', es: 'la dirección ya no es de nadie' },
  'withheld.not-drawn': { en: 'its paper could not be made', es: 'no se pudo hacer su documento' },
  recipients: { en: 'To', es: 'A' },
} satisfies Words;
