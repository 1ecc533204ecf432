import { announcementColumns } from '@courtyard/contract/communications/announcement/announcement.columns';
import { RecordPreview, useFieldTexts } from '@courtyard/ui/details';
import { AnnouncementStatusBadge } from '../announcement-status';
import { announcements } from '../announcement.queries';

/** A announcement beside the list. */
export function AnnouncementPreview({ id }: { id: string }) {
  const { label, facts } = useFieldTexts(announcementColumns);
  return (
    <RecordPreview
      query={announcements.useOne(id)}
      facts={(announcement) => [
        { label: label('status'), value: <AnnouncementStatusBadge value={announcement.status} /> },
        ...facts(announcement, 'category', 'publishesAt', 'author', 'readers', 'recipients'),
      ]}
    />
  );
}
