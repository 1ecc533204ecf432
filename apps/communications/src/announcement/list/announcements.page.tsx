import { lazyContent, saveExport, useCan, useMessages } from '@courtyard/common';
import { LoadingState } from '@courtyard/ui';
import { RecordsPage } from '@courtyard/ui/data';
import { announcementPaths } from '../announcement-paths';
import { announcementMessages } from '../announcement.messages';
import { announcements, announcementPager } from '../announcement.queries';
import { listMessages } from './list.messages';
import { AnnouncementCard } from './announcement.card';
import { useAnnouncementColumns } from './announcements.columns';
import { useAnnouncementFilters, useAnnouncementsTable } from './announcements.table';

const AnnouncementPreview = lazyContent(
  async () => (await import('../details/announcement-preview')).AnnouncementPreview,
  <LoadingState />,
);

/** `announcements/manage`: the list of those who write. All that is set on it lives in the URL. */
export function AnnouncementsPage() {
  const t = useMessages(listMessages);
  const tAnnouncement = useMessages(announcementMessages);
  const canKeep = useCan('Announcement Update');
  const table = useAnnouncementsTable();
  const found = announcements.useList(table.query);
  const columns = useAnnouncementColumns();
  const filters = useAnnouncementFilters();
  return (
    <RecordsPage
      words={t}
      recordLabels={tAnnouncement}
      icon="message"
      state={table}
      query={found}
      source={announcements.sourceOf(table.query)}
      paths={announcementPaths}
      canAdd={canKeep}
      canEdit={canKeep}
      columns={columns}
      rowLabel={({ title }) => title}
      filters={filters}
      pager={announcementPager}
      preview={({ id }) => <AnnouncementPreview id={id} />}
      renderCard={(announcement) => <AnnouncementCard announcement={announcement} />}
      onExport={(format) =>
        saveExport('GET /api/v1/announcements/export', { query: { ...table.query, format } })
      }
    />
  );
}
