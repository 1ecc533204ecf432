import { gateOf } from '@courtyard/ui/details';
import { announcementPaths } from './announcement-paths';
import { announcementMessages } from './announcement.messages';
import { announcements, announcementWalk } from './announcement.queries';

/** A page about the announcement `?id=`. */
export const AnnouncementGate = gateOf({
  messages: announcementMessages,
  title: (t) => t('announcement'),
  useOne: announcements.useOne,
  list: announcementPaths.feed,
  walk: announcementWalk,
});
