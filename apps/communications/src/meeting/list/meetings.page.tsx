import { lazyContent, saveExport, useCan, useMessages } from '@courtyard/common';
import { LoadingState } from '@courtyard/ui';
import { RecordsPage } from '@courtyard/ui/data';
import { meetingPaths } from '../meeting-paths';
import { meetingMessages } from '../meeting.messages';
import { meetings, meetingPager } from '../meeting.queries';
import { listMessages } from './list.messages';
import { MeetingCard } from './meeting.card';
import { useMeetingColumns } from './meetings.columns';
import { useMeetingFilters, useMeetingsTable } from './meetings.table';

const MeetingPreview = lazyContent(
  async () => (await import('../details/meeting-preview')).MeetingPreview,
  <LoadingState />,
);

/** `meetings`: the list. All that is set on it lives in the URL. */
export function MeetingsPage() {
  const t = useMessages(listMessages);
  const tMeeting = useMessages(meetingMessages);
  const canKeep = useCan('Meeting Update');
  const table = useMeetingsTable();
  const found = meetings.useList(table.query);
  const columns = useMeetingColumns();
  const filters = useMeetingFilters();
  return (
    <RecordsPage
      words={t}
      recordLabels={tMeeting}
      icon="calendar"
      state={table}
      query={found}
      source={meetings.sourceOf(table.query)}
      paths={meetingPaths}
      canAdd={canKeep}
      canEdit={canKeep}
      columns={columns}
      rowLabel={({ name }) => name}
      filters={filters}
      pager={meetingPager}
      preview={({ id }) => <MeetingPreview id={id} />}
      renderCard={(meeting) => <MeetingCard meeting={meeting} />}
      onExport={(format) => saveExport('GET /api/v1/meetings/export', { query: { ...table.query, format } })}
    />
  );
}
