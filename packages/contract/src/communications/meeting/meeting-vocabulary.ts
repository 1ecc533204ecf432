import { type HistoryVocabulary, historyFrom } from '../../wire/fields/history';
import { type Word, wordsFrom } from '../../wire/fields/words';
import { agendaWords } from './agenda/agenda.words';
import { attendanceWords } from './attendance/attendance.words';
import { minutesWords } from './minutes/minutes.words';
import { motionWords } from './motion/motion.words';
import { noticeWords } from './notice/notice.words';
import { meetingPolicyWords } from './policy/meeting-policy.words';
import { meetingWords } from './meeting.words';
import verbsEn from './verbs.en.json';
import verbsEs from './verbs.es.json';
import meetingHistoryEn from './meeting-history.en.json';
import meetingHistoryEs from './meeting-history.es.json';

const verbs: Readonly<Record<string, Word>> = wordsFrom(verbsEn, verbsEs);

const words = {
  ...meetingWords,
  ...agendaWords,
  ...attendanceWords,
  ...motionWords,
  ...minutesWords,
  ...noticeWords,
};

/** What meetings are called in histories and in the log; their executive parts are recorded apart, under the same verbs. */
export const meetingVocabulary: HistoryVocabulary = historyFrom(meetingHistoryEn, meetingHistoryEs, {
  actions: Object.fromEntries(
    Object.entries(verbs).flatMap(([verb, word]) => [
      [`meeting.${verb}`, word],
      [`executive-session.${verb}`, word],
    ]),
  ),
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
});

/** What is recorded of meetings, for the section's declaration. */
export const meetingVerbs = Object.keys(verbs);
