import { type HistoryVocabulary, historyFrom } from '../../wire/fields/history';
import { type Label, labelsFrom } from '../../wire/fields/labels';
import { agendaLabels } from './agenda/agenda.labels';
import { attendanceLabels } from './attendance/attendance.labels';
import { minutesLabels } from './minutes/minutes.labels';
import { motionLabels } from './motion/motion.labels';
import { noticeLabels } from './notice/notice.labels';
import { meetingPolicyLabels } from './policy/meeting-policy.labels';
import { meetingLabels } from './meeting.labels';
import verbsEn from './verbs.en.json';
import verbsEs from './verbs.es.json';
import meetingHistoryEn from './meeting-history.en.json';
import meetingHistoryEs from './meeting-history.es.json';

const verbs: Readonly<Record<string, Label>> = labelsFrom(verbsEn, verbsEs);

const labels = {
  ...meetingLabels,
  ...agendaLabels,
  ...attendanceLabels,
  ...motionLabels,
  ...minutesLabels,
  ...noticeLabels,
};

/** What meetings are called in histories and in the log; their executive parts are recorded apart, under the same verbs. */
export const meetingVocabulary: HistoryVocabulary = historyFrom(meetingHistoryEn, meetingHistoryEs, {
  actions: Object.fromEntries(
    Object.entries(verbs).flatMap(([verb, label]) => [
      [`meeting.${verb}`, label],
      [`executive-session.${verb}`, label],
    ]),
  ),
  records: {
    'meeting-rules': {
      ...meetingPolicyLabels,
      kind: meetingLabels.kind,
      'kind.board': meetingLabels['kind.board'],
      'kind.annual': meetingLabels['kind.annual'],
      'kind.special': meetingLabels['kind.special'],
      'kind.committee': meetingLabels['kind.committee'],
    },
    meeting: labels,
    'executive-session': labels,
  },
});

/** What is recorded of meetings, for the section's declaration. */
export const meetingVerbs = Object.keys(verbs);
