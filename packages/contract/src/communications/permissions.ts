/** What a person may do in the section "Communications", by permission name. */
export const communicationsPermissions = {
  'Announcements List View': 'Read the announcements that are for oneself',
  'Announcement Update':
    'Write announcements, publish and withdraw them, see who read them and remove comments',
  'Meetings List View': 'See the meetings',
  'Meeting Update': 'Add, change and remove meetings',
  'Executive Sessions View': 'See executive sessions and the executive parts of meetings',
  'Calendar Events List View': 'See the calendar of the community',
  'Calendar Event Create': 'Put events on the calendar and change them',
  'Polls List View': 'See the polls',
  'Poll Details View': 'See a poll, its results and its ballots without names',
  'Poll Create': 'Write polls',
  'Poll Update': 'Change, open and run polls, enter votes given on paper',
  'Poll Certify': 'Count polls again, certify or cancel them',
  'Email Notifications List View': 'See the e-mail notifications and their delivery log',
  'Email Notification Update':
    'Write e-mail notifications and templates, and look at them as each recipient gets them',
  'Email Notification Send': 'Send, pause and stop e-mail notifications, and set the address in their footer',
  'Email Notification Print': 'Print letters with postal addresses for those who cannot be reached by e-mail',
  'Meeting Rules Update': 'Change the rules of notice, quorum and minutes',
  'Minutes Approve': 'Approve the minutes that somebody else wrote',
} as const;
