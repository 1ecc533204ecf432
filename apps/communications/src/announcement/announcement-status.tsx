import { announcementLabels } from '@courtyard/contract/communications/announcement/announcement.labels';
import { badgeOf } from '@courtyard/ui';

export const AnnouncementStatusBadge = badgeOf(announcementLabels, 'status', {
  draft: 'neutral',
  scheduled: 'info',
  published: 'expected',
  expired: 'neutral',
  withdrawn: 'attention',
});
