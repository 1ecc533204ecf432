import type { RouteTable } from '../wire/route';
import { consentPolicyRoutes } from './mailing/consent-policy';
import { mailingRoutes } from './mailing/mailing';
import { myMailRoutes } from './mailing/my-mail';
import { announcementRoutes } from './announcement/announcement';
import { attendanceRoutes } from './meeting/attendance/attendance';
import { minutesRoutes } from './meeting/minutes/minutes';
import { noticeRoutes } from './meeting/notice/notice';
import { motionRoutes } from './meeting/motion/motion';
import { meetingPolicyRoutes } from './meeting/policy/meeting-policy';
import { announcementCommentRoutes } from './announcement/comment';
import { agendaRoutes } from './meeting/agenda/agenda';
import { meetingRoutes } from './meeting/meeting';
import { calendarRoutes } from './calendar/calendar.routes';
import { resultRoutes } from './poll/count/result';
import { electionRoutes } from './poll/election/election';
import { pollRoutes } from './poll/poll';
import { sealedRoutes } from './poll/sealed/sealed';
import { pollLetterRoutes } from './poll/voting/poll-letters';
import { meetingVoteRoutes } from './poll/voting/meeting-vote';
import { voteRoutes } from './poll/voting/vote';

export * from './permissions';

/** Every call of the section "Communications". */
export const communicationsRoutes = {
  ...announcementRoutes,
  ...announcementCommentRoutes,
  ...meetingRoutes,
  ...agendaRoutes,
  ...calendarRoutes,
  ...pollRoutes,
  ...voteRoutes,
  ...meetingVoteRoutes,
  ...pollLetterRoutes,
  ...electionRoutes,
  ...resultRoutes,
  ...sealedRoutes,
  ...mailingRoutes,
  ...myMailRoutes,
  ...consentPolicyRoutes,
  ...attendanceRoutes,
  ...meetingPolicyRoutes,
  ...motionRoutes,
  ...minutesRoutes,
  ...noticeRoutes,
} satisfies RouteTable;
