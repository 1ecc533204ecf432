import { announcementWords } from '@courtyard/contract/communications/announcement/announcement.words';
import { badgeOf } from '@courtyard/ui';

export const AnnouncementStatusBadge = badgeOf(announcementWords, 'status', {
  draft: 'neutral',
  scheduled: 'info',
  published: 'expected',
  expired: 'neutral',
  withdrawn: 'attention',
});
