import { communicationsPermissions } from '@courtyard/contract/communications/permissions';
import { defineSection } from '../../platform/section/define-section';
import './communications.tables';
import { owners, readers } from '../../platform/auth/permissions/permission-table';
import { seedConsents } from './mailing/delivery/consent.demo';
import { seedMailings } from './mailing/mailing.demo';
import { mailingHeld } from './mailing/sending/mailing-notifications';
import { mailingInDigest } from './mailing/sending/in-digest';
import { scheduledMailingsJob } from './mailing/sending/scheduled-mailings.jobs';
import { mailingSearch } from './mailing/mailing-search';
import {
  mailingGrants,
  mailingHistory,
  mailingKinds,
  mailingMergedRows,
  mailingModules,
} from './mailing/mailing-section';
import { mailingSentences } from './mailing/mailing.messages';
import { announcementFileColumns, announcementMergedRows } from './announcement/announcement-rows';
import { announcementSentences } from './announcement/announcement.messages';
import { announcementModule } from './announcement/announcement.routes';
import {
  announcementNotifications,
  urgentAnnouncement,
} from './announcement/publication/announcement-notifications';
import { publicationJob } from './announcement/publication/publication.jobs';
import { stillPublished, stillPublishedName } from './announcement/publication/still-published';
import { announcementSearch } from './announcement/queries/announcement-search';
import { seedAnnouncements } from './announcement/demo/announcements.demo';
import { meetingModule } from './meeting/meeting.routes';
import { meetingVerbs } from '@courtyard/contract/communications/meeting/meeting-vocabulary';
import { seedMeetings } from './meeting/demo/meetings.demo';
import { answerTasks } from './meeting/attendance/answer-task';
import { attendanceModule } from './meeting/attendance/attendance.routes';
import { meetingMergedRows } from './meeting/record/meeting-merged-rows';
import { meetingNotifications } from './meeting/notice/notice-notifications';
import { noticeModule } from './meeting/notice/notice.routes';
import { minutesNotifications } from './meeting/minutes/minutes-notifications';
import { minutesReminder } from './meeting/minutes/minutes-reminder';
import { minutesForPacket } from './meeting/minutes/minutes-for-packet';
import { minutesModule } from './meeting/minutes/minutes.routes';
import { approvalTasks, minutesTasks } from './meeting/minutes/minutes-tasks';
import { actionItemDates } from './meeting/motion/action-dates';
import { actionItemTasks } from './meeting/motion/action-task';
import { meetingDates } from './meeting/record/meeting-dates';
import { namedMeetings } from './meeting/record/named-meetings';
import { meetingSearch } from './meeting/record/meeting-search';
import { meetingFileColumns, meetingKinds } from './meeting/record/meeting-kinds';
import { meetingSentences } from './meeting/meeting.messages';
import { seedCalendar } from './calendar/calendar.demo';
import { calendarSentences } from './calendar/calendar.messages';
import { calendarModule } from './calendar/calendar.routes';
import { calendarSearch } from './calendar/record/calendar-search';
import { calendarMergedRows } from './calendar/record/merged-rows';
import { eventAnswerTasks } from './calendar/record/answer-task';
import { calendarNotifications } from './calendar/record/calendar-notifications';
import { closingJob } from './poll/counting/close-poll';
import { electionNotifications } from './poll/alerts/election-notifications';
import { electionJob } from './poll/election/retention.jobs';
import { openingJob } from './poll/elector/open-poll';
import { boxWaits } from './poll/alerts/sealed-notifications';
import { pollNotifications } from './poll/alerts/poll-notifications';
import { pollDates } from './poll/alerts/poll-dates';
import { pollReminder } from './poll/alerts/poll-reminder';
import { voteTasks } from './poll/alerts/poll-task';
import { pollHistory, pollMergedRows } from './poll/record/poll-kind';
import { pollLettersModule } from './poll/elector/paper/poll-letters.routes';
import { pollAmended } from './poll/alerts/amended-notification';
import { meetingVotesModule } from './poll/voting/meeting-votes';
import { pollModule } from './poll/poll.routes';
import { pollSearch } from './poll/record/poll-search';
import { electionSentences } from './poll/record/election.messages';
import { sealedSentences } from './poll/record/sealed.messages';
import { pollSentences } from './poll/record/poll.messages';
import { seedPolls } from './poll/poll.demo';

/** Communications. */
export const communicationsSection = defineSection({
  id: 'communications',
  modules: [
    announcementModule,
    meetingModule,
    attendanceModule,
    minutesModule,
    noticeModule,
    calendarModule,
    pollModule,
    pollLettersModule,
    meetingVotesModule,
    ...mailingModules,
  ],
  permissions: communicationsPermissions,
  ownRecords: ['Announcement Update', 'Calendar Event Create', 'Poll Update'],
  grants: {
    'Announcements List View': [...owners, 'Auditor', 'Tenant', 'Vendor'],
    'Announcement Update': ['Board Member', 'Manager'],
    'Meetings List View': [...readers, 'Member'],
    'Meeting Update': ['Board Member', 'Manager'],
    'Executive Sessions View': ['Board Member', 'Manager'],
    'Calendar Events List View': [...readers, 'Member', 'Tenant'],
    'Calendar Event Create': ['Manager'],
    'Polls List View': [...readers, 'Member', 'Tenant'],
    'Poll Details View': [...readers, 'Member', 'Tenant'],
    'Poll Create': ['Board Member', 'Manager'],
    'Poll Update': ['Manager'],
    'Poll Certify': ['Board Member'],
    'Meeting Rules Update': ['Board Member'],
    'Minutes Approve': ['Board Member'],
    ...mailingGrants,
  },
  mergedRows: [
    ...announcementMergedRows,
    ...meetingMergedRows,
    ...calendarMergedRows,
    ...pollMergedRows,
    ...mailingMergedRows,
  ],
  notifications: [
    ...announcementNotifications,
    ...meetingNotifications,
    ...calendarNotifications,
    ...pollNotifications,
    ...minutesNotifications,
    ...electionNotifications,
    boxWaits,
    pollAmended,
    mailingHeld,
    mailingInDigest,
  ],
  emailChecks: { [stillPublishedName]: stillPublished, [urgentAnnouncement.name]: stillPublished },
  history: {
    ...mailingHistory,
    announcement: [
      'announcement.create',
      'announcement.update',
      'announcement.schedule',
      'announcement.publish',
      'announcement.expire',
      'announcement.withdraw',
      'announcement.remove',
      'announcement.comment',
      'announcement.comment-remove',
    ],
    meeting: meetingVerbs.map((verb) => `meeting.${verb}`),
    'meeting-rules': ['meeting-rules.update'],
    'executive-session': meetingVerbs.map((verb) => `executive-session.${verb}`),
    'calendar-event': [
      'calendar-event.create',
      'calendar-event.update',
      'calendar-event.remove',
      'calendar-event.import',
      'calendar-event.answer',
    ],
    'calendar-feed': ['calendar-feed.reset', 'calendar-feed.end'],
    ...pollHistory,
  },
  logged: {
    ...mailingKinds,
    announcement: {
      permission: 'Announcement Update',
      name: { table: 'announcement', sql: 'announcement.title' },
      url: (id) => `/communications/announcements/details?id=${id}`,
    },
    ...meetingKinds,
    'calendar-feed': { permission: 'Members List View' },
    'calendar-event': {
      // Entries of events for some people say who they are.
      permission: 'Calendar Event Create',
      name: { table: 'calendar_series', sql: 'calendar_series.title' },
      url: (id) => `/communications/community-calendar/details?id=${id}`,
    },
    poll: {
      permission: 'Poll Update',
      name: { table: 'poll', sql: 'poll.title' },
      url: (id) => `/communications/community-polls/results?id=${id}`,
    },
  },
  sentences: {
    ...mailingSentences,
    ...announcementSentences,
    ...meetingSentences,
    ...calendarSentences,
    ...pollSentences,
    ...electionSentences,
    ...sealedSentences,
  },
  fileColumns: [...announcementFileColumns, ...meetingFileColumns],
  communityJobs: [publicationJob, scheduledMailingsJob, openingJob, closingJob, electionJob],
  reminders: [pollReminder, minutesReminder],
  calendar: [meetingDates, actionItemDates, pollDates],
  tasks: [answerTasks, eventAnswerTasks, minutesTasks, approvalTasks, actionItemTasks, voteTasks],
  search: [announcementSearch, meetingSearch, calendarSearch, pollSearch, mailingSearch],
  namedRecords: [namedMeetings],
  packetSources: [minutesForPacket],
  demo: [seedConsents, seedAnnouncements, seedMeetings, seedCalendar, seedPolls, seedMailings],
});
