import { lazyCard, type SectionSlots } from '@courtyard/common';

/** Cards of the dashboard by their ids in `section.json`, in one file: a dashboard shows most of them. */
export const slots: SectionSlots = {
  'latest-announcements': lazyCard(
    () => import(/* webpackChunkName: "cards" */ './announcement/announcements.card'),
    'AnnouncementsCard',
  ),
  'next-meetings': lazyCard(
    () => import(/* webpackChunkName: "cards" */ './meeting/list/meetings.card'),
    'MeetingsCard',
  ),
  'upcoming-events': lazyCard(
    () => import(/* webpackChunkName: "cards" */ './calendar/upcoming-events.card'),
    'UpcomingEventsCard',
  ),
  'open-votes': lazyCard(() => import(/* webpackChunkName: "cards" */ './poll/mine/polls.card'), 'PollsCard'),
};
