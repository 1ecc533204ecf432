import { meetingColumns } from '@courtyard/contract/communications/meeting/meeting.columns';
import { RecordPreview, useFieldTexts } from '@courtyard/ui/details';
import { MeetingStatusBadge } from '../meeting-status';
import { meetings } from '../meeting.queries';

/** A meeting beside the list. */
export function MeetingPreview({ id }: { id: string }) {
  const { label, facts } = useFieldTexts(meetingColumns);
  return (
    <RecordPreview
      query={meetings.useOne(id)}
      facts={(meeting) => [
        { label: label('status'), value: <MeetingStatusBadge value={meeting.status} /> },
        ...facts(meeting, 'startsAt', 'kind', 'place'),
      ]}
    />
  );
}
