import type { AnnouncementSummary } from '@courtyard/contract/communications/announcement/announcement';
import { announcementColumns } from '@courtyard/contract/communications/announcement/announcement.columns';
import { TextLink } from '@courtyard/ui';
import { ListCard, useFieldTexts } from '@courtyard/ui/data';
import { announcementPaths } from '../announcement-paths';
import { AnnouncementStatusBadge } from '../announcement-status';

export function AnnouncementCard({ announcement }: { announcement: AnnouncementSummary }) {
  const { named } = useFieldTexts(announcementColumns);
  return (
    <ListCard
      title={<TextLink to={announcementPaths.details(announcement.id)}>{announcement.title}</TextLink>}
      facts={[named(announcement, 'publishesAt'), named(announcement, 'readers')]}
      badges={<AnnouncementStatusBadge value={announcement.status} />}
    />
  );
}
