import { lazyPage, type SectionRoutes } from '@courtyard/common';

/**
 * The section's pages below its base path. Each is fetched when it is first opened; its chunk is named after its
 * path, so that the server can say at once what the page of an address needs.
 */
export const routes: SectionRoutes = [
  {
    index: true,
    element: lazyPage(
      () => import(/* webpackChunkName: "page" */ './overview/overview.page'),
      'OverviewPage',
    ),
  },
  {
    path: 'announcements',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-announcements" */ './announcement/feed/feed.page'),
      'FeedPage',
    ),
  },
  {
    path: 'announcements/manage',
    element: lazyPage(
      () =>
        import(/* webpackChunkName: "page-announcements-manage" */ './announcement/list/announcements.page'),
      'AnnouncementsPage',
    ),
  },
  {
    path: 'announcements/create',
    element: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page-announcements-create" */ './announcement/form/announcement-create.page'
        ),
      'AnnouncementCreatePage',
    ),
  },
  {
    path: 'announcements/details',
    element: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page-announcements-details" */ './announcement/details/announcement.page'
        ),
      'AnnouncementPage',
    ),
  },
  {
    path: 'announcements/edit',
    element: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page-announcements-edit" */ './announcement/form/announcement-edit.page'
        ),
      'AnnouncementEditPage',
    ),
  },
  {
    path: 'meetings',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-meetings" */ './meeting/list/meetings.page'),
      'MeetingsPage',
    ),
  },
  {
    path: 'meetings/rules',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-meetings-rules" */ './meeting/rules/rules.page'),
      'MeetingRulesPage',
    ),
  },
  {
    path: 'meetings/create',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-meetings-create" */ './meeting/form/meeting-create.page'),
      'MeetingCreatePage',
    ),
  },
  {
    path: 'meetings/details',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-meetings-details" */ './meeting/details/meeting.page'),
      'MeetingPage',
    ),
  },
  {
    path: 'meetings/edit',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-meetings-edit" */ './meeting/form/meeting-edit.page'),
      'MeetingEditPage',
    ),
  },
  {
    path: 'community-calendar',
    element: lazyPage(
      () =>
        import(/* webpackChunkName: "page-community-calendar" */ './calendar/page/community-calendar.page'),
      'CommunityCalendarPage',
    ),
  },
  {
    path: 'community-calendar/create',
    element: lazyPage(
      () =>
        import(/* webpackChunkName: "page-community-calendar-create" */ './calendar/form/event-create.page'),
      'EventCreatePage',
    ),
  },
  {
    path: 'community-calendar/details',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-community-calendar-details" */ './calendar/details/event.page'),
      'EventPage',
    ),
  },
  {
    path: 'community-calendar/edit',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-community-calendar-edit" */ './calendar/form/event-edit.page'),
      'EventEditPage',
    ),
  },
  {
    path: 'community-calendar/import',
    element: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page-community-calendar-import" */ './calendar/import/calendar-import.page'
        ),
      'CalendarImportPage',
    ),
  },
  {
    path: 'my-polls',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-my-polls" */ './poll/mine/my-polls.page'),
      'MyPollsPage',
    ),
  },
  {
    path: 'community-polls',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-community-polls" */ './poll/list/polls.page'),
      'PollsPage',
    ),
  },
  {
    path: 'community-polls/create',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-community-polls-create" */ './poll/form/poll-create.page'),
      'PollCreatePage',
    ),
  },
  {
    path: 'community-polls/edit',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-community-polls-edit" */ './poll/form/poll-edit.page'),
      'PollEditPage',
    ),
  },
  {
    path: 'community-polls/vote',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-community-polls-vote" */ './poll/vote/vote.page'),
      'VotePage',
    ),
  },
  {
    path: 'community-polls/results',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-community-polls-results" */ './poll/details/poll.page'),
      'PollPage',
    ),
  },
  {
    path: 'email-notifications',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-email-notifications" */ './mailing/list/mailings.page'),
      'MailingsPage',
    ),
  },
  {
    path: 'email-notifications/create',
    element: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page-email-notifications-create" */ './mailing/form/mailing-create.page'
        ),
      'MailingCreatePage',
    ),
  },
  {
    path: 'email-notifications/details',
    element: lazyPage(
      () =>
        import(/* webpackChunkName: "page-email-notifications-details" */ './mailing/details/mailing.page'),
      'MailingPage',
    ),
  },
  {
    path: 'email-notifications/edit',
    element: lazyPage(
      () =>
        import(/* webpackChunkName: "page-email-notifications-edit" */ './mailing/form/mailing-edit.page'),
      'MailingEditPage',
    ),
  },
  {
    path: 'email-notifications/blocked',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-email-notifications-blocked" */ './mailing/block/blocks.page'),
      'BlocksPage',
    ),
  },
  {
    path: 'email-notifications/templates',
    element: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page-email-notifications-templates" */ './mailing/template/templates.page'
        ),
      'TemplatesPage',
    ),
  },
];
