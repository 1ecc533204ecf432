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
  move: { en: 'Brought on', es: 'Pasó de estado' },
  'add-item': { en: 'Agenda item added', es: 'Punto agregado' },
  'change-item': { en: 'Agenda item changed', es: 'Punto cambiado' },
  'remove-item': { en: 'Agenda item removed', es: 'Punto quitado' },
  invite: { en: 'People invited', es: 'Personas invitadas' },
  uninvite: { en: 'Invitation taken back', es: 'Invitación retirada' },
  answer: { en: 'Invitation answered', es: 'Invitación respondida' },
  attend: { en: 'Attendance recorded', es: 'Asistencia registrada' },
  'add-motion': { en: 'Motion recorded', es: 'Moción registrada' },
  'change-motion': { en: 'Motion changed', es: 'Moción cambiada' },
  'remove-motion': { en: 'Motion removed', es: 'Moción quitada' },
  'add-action': { en: 'Something to do recorded', es: 'Tarea registrada' },
  'change-action': { en: 'Something to do changed', es: 'Tarea cambiada' },
  'remove-action': { en: 'Something to do removed', es: 'Tarea quitada' },
  'draft-minutes': { en: 'Minutes drafted', es: 'Actas redactadas' },
  'change-minutes': { en: 'Minutes changed', es: 'Actas cambiadas' },
  'approve-minutes': { en: 'Minutes approved', es: 'Actas aprobadas' },
  'publish-minutes': { en: 'Minutes published', es: 'Actas publicadas' },
  'send-notice': { en: 'Notice sent', es: 'Aviso enviado' },
  'post-letters': { en: 'Letters put in the post', es: 'Cartas puestas en el correo' },
  'order-agenda': { en: 'Agenda put in another order', es: 'Orden del día reordenado' },
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
    'meeting-rules.update': { en: 'Rules of meetings changed', es: 'Reglas de reuniones cambiadas' },
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
    'meeting-rules': { en: 'Rules of meetings', es: 'Reglas de reuniones' },
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
