import { sharedWords, type Words } from '../../../wire/fields/words';

export const noticeWords = {
  noticeKind: { en: 'Notice', es: 'Convocatoria' },
  'noticeKind.notice': { en: 'Meeting notice', es: 'Convocatoria de la reunión' },
  'noticeKind.change': { en: 'Notice of a change', es: 'Aviso de un cambio' },
  'noticeKind.withdrawal': {
    en: 'Notice to people no longer invited',
    es: 'Aviso a quienes ya no están invitados',
  },
  'noticeKind.cancellation': { en: 'Cancellation notice', es: 'Aviso de cancelación' },
  people: { en: 'People', es: 'Personas' },
  reason: sharedWords.reason,
  postedOn: { en: 'Mailed on', es: 'Enviado el' },
  letters: { en: 'Letters', es: 'Cartas' },
  way: { en: 'Delivery method', es: 'Medio' },
  'way.email': { en: 'By email', es: 'Por correo electrónico' },
  'way.paper': { en: 'By letter', es: 'Por carta' },
  outcome: { en: 'Delivery status', es: 'Estado de la entrega' },
  'outcome.underway': { en: 'Sending', es: 'Enviándose' },
  'outcome.accepted': { en: 'Accepted by the mail server', es: 'Aceptado por el servidor de correo' },
  'outcome.to-post': { en: 'Letter to mail', es: 'Carta por enviar' },
  'outcome.posted': { en: 'Letter mailed', es: 'Carta enviada' },
  'outcome.unknown': { en: 'No answer from the mail server', es: 'Sin respuesta del servidor de correo' },
} satisfies Words;
