import type { HistoryVocabulary } from '../../wire/fields/history';
import type { Word } from '../../wire/fields/words';
import { agendaWords } from './agenda/agenda.words';
import { attendanceWords } from './attendance/attendance.words';
import { minutesWords } from './minutes/minutes.words';
import { motionWords } from './motion/motion.words';
import { noticeWords } from './notice/notice.words';
import { meetingPolicyWords } from './policy/meeting-policy.words';
import { meetingWords } from './meeting.words';

const verbs: Readonly<Record<string, Word>> = {
  create: { en: 'Added', es: 'Se agregó' },
  update: { en: 'Changed', es: 'Se cambió' },
  remove: { en: 'Removed', es: 'Se quitó' },
  move: { en: 'Status changed', es: 'Cambió de estado' },
  'add-item': { en: 'Agenda item added', es: 'Punto agregado' },
  'change-item': { en: 'Agenda item changed', es: 'Punto cambiado' },
  'remove-item': { en: 'Agenda item removed', es: 'Punto quitado' },
  invite: { en: 'People invited', es: 'Personas invitadas' },
  uninvite: { en: 'Invitation revoked', es: 'Invitación retirada' },
  answer: { en: 'RSVP received', es: 'Respuesta recibida' },
  attend: { en: 'Attendance recorded', es: 'Asistencia registrada' },
  'add-motion': { en: 'Motion recorded', es: 'Moción registrada' },
  'change-motion': { en: 'Motion changed', es: 'Moción cambiada' },
  'remove-motion': { en: 'Motion deleted', es: 'Moción eliminada' },
  'add-action': { en: 'Action item added', es: 'Tarea agregada' },
  'change-action': { en: 'Action item changed', es: 'Tarea cambiada' },
  'remove-action': { en: 'Action item deleted', es: 'Tarea eliminada' },
  'draft-minutes': { en: 'Minutes drafted', es: 'Acta redactada' },
  'change-minutes': { en: 'Minutes changed', es: 'Acta cambiada' },
  'approve-minutes': { en: 'Minutes approved', es: 'Acta aprobada' },
  'publish-minutes': { en: 'Minutes published', es: 'Acta publicada' },
  'send-notice': { en: 'Notice sent', es: 'Convocatoria enviada' },
  'post-letters': { en: 'Letters mailed', es: 'Cartas enviadas' },
  'order-agenda': { en: 'Agenda reordered', es: 'Orden del día reordenado' },
};

const words = {
  ...meetingWords,
  ...agendaWords,
  ...attendanceWords,
  ...motionWords,
  ...minutesWords,
  ...noticeWords,
};

/** What meetings are called in histories and in the log; their executive parts are recorded apart, under the same verbs. */
export const meetingVocabulary: HistoryVocabulary = {
  actions: {
    'meeting-rules.update': { en: 'Meeting rules changed', es: 'Reglas de reuniones cambiadas' },
    ...Object.fromEntries(
      Object.entries(verbs).flatMap(([verb, word]) => [
        [`meeting.${verb}`, word],
        [`executive-session.${verb}`, word],
      ]),
    ),
  },
  kinds: {
    meeting: { en: 'Meeting', es: 'Reunión' },
    'executive-session': { en: 'Executive session', es: 'Sesión ejecutiva' },
    'meeting-rules': { en: 'Meeting rules', es: 'Reglas de reuniones' },
  },
  things: {
    'meeting-rules': {
      ...meetingPolicyWords,
      kind: meetingWords.kind,
      'kind.board': meetingWords['kind.board'],
      'kind.annual': meetingWords['kind.annual'],
      'kind.special': meetingWords['kind.special'],
      'kind.committee': meetingWords['kind.committee'],
    },
    meeting: words,
    'executive-session': words,
  },
};

/** What is recorded of meetings, for the section's declaration. */
export const meetingVerbs = Object.keys(verbs);
