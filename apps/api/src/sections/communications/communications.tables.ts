import type { AnnouncementTables } from './announcement/announcement.tables';
import type { AttendanceTables } from './meeting/attendance/attendance.tables';
import type { MinutesTables } from './meeting/minutes/minutes.tables';
import type { NoticeTables } from './meeting/notice/notice.tables';
import type { MotionTables } from './meeting/motion/motion.tables';
import type { MeetingTables } from './meeting/meeting.tables';
import type {
  CalendarAnswerTable,
  CalendarFeedTable,
  CalendarOverrideTable,
  CalendarSeriesTable,
} from './calendar/calendar.tables';
import type { PollTables } from './poll/poll.tables';

import type {
  MailDigestTable,
  MailingSettingTable,
  MailingTable,
  MailTemplateTable,
} from './mailing/mailing.tables';

/** The tables of the section "Communications". */
export interface CommunicationsTables
  extends
    AnnouncementTables,
    MeetingTables,
    AttendanceTables,
    NoticeTables,
    MotionTables,
    MinutesTables,
    PollTables {
  mailing: MailingTable;
  mailDigest: MailDigestTable;
  mailTemplate: MailTemplateTable;
  mailingSetting: MailingSettingTable;
  calendarSeries: CalendarSeriesTable;
  calendarOverride: CalendarOverrideTable;
  calendarAnswer: CalendarAnswerTable;
  calendarFeed: CalendarFeedTable;
}

declare module '../../platform/database/database' {
  // The compiler's way to add to an interface from outside: the platform names no section.
  interface Database extends CommunicationsTables {}
}
