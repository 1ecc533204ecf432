import { sharedWords } from '../../wire/fields/words';
import type { HistoryVocabulary } from '../../wire/fields/history';
import { pollWords } from './poll.words';

/** What only the history tells of. */
const recordWords = {
  candidate: { en: 'Candidate', es: 'Candidatura' },
  nomination: { en: 'Nomination', es: 'Propuesta' },
  'nomination.nominated': { en: 'Not answered yet', es: 'Sin respuesta' },
  'nomination.accepted': { en: 'Accepted', es: 'Aceptada' },
  'nomination.declined': { en: 'Declined', es: 'Rechazada' },
  statement: { en: 'What they say', es: 'Lo que dice' },
  inspector: { en: 'Inspector', es: 'Inspector' },
  vote: { en: 'Vote', es: 'Voto' },
  proxy: { en: 'Given to', es: 'Encargado a' },
  suspended: { en: 'Suspended', es: 'Suspendido' },
  elected: { en: 'Elected', es: 'Elegidos' },
  reason: sharedWords.reason,
  day: { en: 'Day', es: 'Día' },
  rulesHash: { en: 'Hash of the rules', es: 'Huella de las reglas' },
};

const letterWords = {
  postedOn: { en: 'Posted on', es: 'Puestas en el correo el' },
  letters: { en: 'Letters', es: 'Cartas' },
};

/** What polls are called in their histories. */
export const pollVocabulary: HistoryVocabulary = {
  actions: {
    'poll.create': { en: 'Written', es: 'Se escribió' },
    'poll.update': { en: 'Changed', es: 'Se cambió' },
    'poll.remove': { en: 'Removed', es: 'Se quitó' },
    'poll.open': { en: 'Opened', es: 'Se abrió' },
    'poll.schedule': { en: 'Opening planned', es: 'Apertura prevista' },
    'poll.nominations': { en: 'Nominations opened', es: 'Se abrieron las candidaturas' },
    'poll.nominate': { en: 'Somebody was nominated', es: 'Se propuso una candidatura' },
    'poll.candidacy': { en: 'A nomination was answered', es: 'Se respondió a una candidatura' },
    'poll.inspector': { en: 'Inspectors changed', es: 'Cambiaron los inspectores' },
    'poll.key': { en: 'The inspector made a key', es: 'El inspector hizo una clave' },
    'poll.copy': { en: 'A copy of the key was tried', es: 'Se probó una copia de la clave' },
    'poll.close': { en: 'Closed', es: 'Se cerró' },
    'poll.acclaim': { en: 'Elected without a vote', es: 'Elegidos sin votación' },
    'poll.records': { en: 'Records removed', es: 'Se quitaron los registros' },
    'poll.vote': { en: 'A vote was cast', es: 'Se emitió un voto' },
    'poll.letters': { en: 'Ballots on paper put in the post', es: 'Papeletas puestas en el correo' },
    'poll.proxy': { en: 'A vote was given to somebody else', es: 'Se encargó un voto' },
    'poll.amend': { en: 'Amended at the meeting', es: 'Enmendada en la reunión' },
    'poll.suspend': { en: 'A vote was suspended or given back', es: 'Se suspendió o devolvió un voto' },
    'poll.cancel': { en: 'Cancelled', es: 'Se canceló' },
    'poll.count': { en: 'Counted', es: 'Se contó' },
    'poll.recount': { en: 'Counted again', es: 'Se contó de nuevo' },
    'poll.result-notice': {
      en: 'Members were told of the result',
      es: 'Se comunicó el resultado a los miembros',
    },
    'poll.certify': { en: 'Certified', es: 'Se certificó' },
  },
  kinds: { poll: { en: 'Poll', es: 'Votación' } },
  things: { poll: { ...pollWords, ...recordWords, ...letterWords } },
};
