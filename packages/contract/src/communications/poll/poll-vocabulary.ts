import { sharedWords } from '../../wire/fields/words';
import type { HistoryVocabulary } from '../../wire/fields/history';
import { pollWords } from './poll.words';

/** What only the history tells of. */
const recordWords = {
  candidate: { en: 'Candidate', es: 'Candidatura' },
  nomination: { en: 'Nomination', es: 'Propuesta' },
  'nomination.nominated': { en: 'No answer yet', es: 'Sin respuesta' },
  'nomination.accepted': { en: 'Accepted', es: 'Aceptada' },
  'nomination.declined': { en: 'Declined', es: 'Rechazada' },
  statement: { en: 'Statement', es: 'Presentación' },
  inspector: { en: 'Inspector', es: 'Inspector' },
  vote: { en: 'Vote', es: 'Voto' },
  proxy: { en: 'Proxy', es: 'Representante' },
  suspended: { en: 'Suspended', es: 'Suspendido' },
  elected: { en: 'Elected', es: 'Elegidos' },
  reason: sharedWords.reason,
  day: { en: 'Date', es: 'Fecha' },
  rulesHash: { en: 'Hash of the rules', es: 'Huella de las reglas' },
};

const letterWords = {
  postedOn: { en: 'Mailed on', es: 'Enviadas el' },
  letters: { en: 'Letters', es: 'Cartas' },
};

/** What polls are called in their histories. */
export const pollVocabulary: HistoryVocabulary = {
  actions: {
    'poll.create': { en: 'Created', es: 'Se creó' },
    'poll.update': { en: 'Changed', es: 'Se cambió' },
    'poll.remove': { en: 'Deleted', es: 'Se eliminó' },
    'poll.open': { en: 'Opened', es: 'Se abrió' },
    'poll.schedule': { en: 'Opening scheduled', es: 'Apertura programada' },
    'poll.nominations': { en: 'Nominations opened', es: 'Se abrieron las candidaturas' },
    'poll.nominate': { en: 'Candidate nominated', es: 'Se propuso una candidatura' },
    'poll.candidacy': { en: 'Nomination answered', es: 'Se respondió a una candidatura' },
    'poll.inspector': { en: 'Inspectors changed', es: 'Cambiaron los inspectores' },
    'poll.key': { en: 'Key created by inspector', es: 'El inspector creó una clave' },
    'poll.copy': { en: 'Key copy tested', es: 'Se probó una copia de la clave' },
    'poll.close': { en: 'Closed', es: 'Se cerró' },
    'poll.acclaim': { en: 'Elected by acclamation', es: 'Elegidos por aclamación' },
    'poll.records': { en: 'Records deleted', es: 'Se quitaron los registros' },
    'poll.vote': { en: 'Vote cast', es: 'Se emitió un voto' },
    'poll.letters': { en: 'Paper ballots mailed', es: 'Papeletas enviadas por correo' },
    'poll.proxy': { en: 'Proxy assigned', es: 'Representante nombrado' },
    'poll.amend': { en: 'Amended at the meeting', es: 'Enmendada en la reunión' },
    'poll.suspend': { en: 'Vote suspended or reinstated', es: 'Voto suspendido o restablecido' },
    'poll.cancel': { en: 'Canceled', es: 'Se canceló' },
    'poll.count': { en: 'Counted', es: 'Se contó' },
    'poll.recount': { en: 'Recounted', es: 'Se contó de nuevo' },
    'poll.result-notice': {
      en: 'Members informed of the result',
      es: 'Se comunicó el resultado a los miembros',
    },
    'poll.certify': { en: 'Certified', es: 'Se certificó' },
  },
  kinds: { poll: { en: 'Poll', es: 'Votación' } },
  things: { poll: { ...pollWords, ...recordWords, ...letterWords } },
};
