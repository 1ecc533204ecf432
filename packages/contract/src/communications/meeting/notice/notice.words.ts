import { sharedWords, type Words } from '../../../wire/fields/words';

export const noticeWords = {
  noticeKind: { en: 'Notice', es: 'Aviso' },
  'noticeKind.notice': { en: 'Notice of the meeting', es: 'Aviso de la reunión' },
  'noticeKind.change': { en: 'Notice of a change', es: 'Aviso de un cambio' },
  'noticeKind.withdrawal': {
    en: 'Notice to who is no longer invited',
    es: 'Aviso a quien ya no está invitado',
  },
  'noticeKind.cancellation': { en: 'Notice that it is cancelled', es: 'Aviso de cancelación' },
  people: { en: 'People', es: 'Personas' },
  reason: sharedWords.reason,
  postedOn: { en: 'Put in the post on', es: 'Puesto en el correo el' },
  letters: { en: 'Letters', es: 'Cartas' },
  way: { en: 'How', es: 'Cómo' },
  'way.email': { en: 'By e-mail', es: 'Por correo electrónico' },
  'way.paper': { en: 'By letter', es: 'Por carta' },
  outcome: { en: 'What became of it', es: 'Qué fue de él' },
  'outcome.underway': { en: 'On its way', es: 'En camino' },
  'outcome.accepted': { en: 'Accepted by the mail server', es: 'Aceptado por el servidor de correo' },
  'outcome.to-post': { en: 'Letter to be posted', es: 'Carta por enviar' },
  'outcome.posted': { en: 'Letter posted', es: 'Carta enviada' },
  'outcome.unknown': { en: 'No answer from the mail server', es: 'Sin respuesta del servidor de correo' },
} satisfies Words;
