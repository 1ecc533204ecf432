import { recordLoader } from '@courtyard/ui/details';
import { announcementPaths } from './announcement-paths';
import { announcementMessages } from './announcement.messages';
import { announcements, announcementPager } from './announcement.queries';

/** A page about the announcement `?id=`. */
export const AnnouncementLoader = recordLoader({
  messages: announcementMessages,
  title: (t) => t('announcement'),
  useOne: announcements.useOne,
  list: announcementPaths.feed,
  pager: announcementPager,
});
