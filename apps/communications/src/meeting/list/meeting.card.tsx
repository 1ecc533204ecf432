import type { MeetingSummary } from '@courtyard/contract/communications/meeting/meeting';
import { meetingColumns } from '@courtyard/contract/communications/meeting/meeting.columns';
import { TextLink } from '@courtyard/ui';
import { ListCard, useFieldTexts } from '@courtyard/ui/data';
import { meetingPaths } from '../meeting-paths';
import { ExecutiveBadge, MeetingStatusBadge } from '../meeting-status';

export function MeetingCard({ meeting }: { meeting: MeetingSummary }) {
  const { text } = useFieldTexts(meetingColumns);
  return (
    <ListCard
      title={<TextLink to={meetingPaths.details(meeting.id)}>{meeting.name}</TextLink>}
      facts={[text(meeting, 'startsAt'), text(meeting, 'place'), text(meeting, 'kind')]}
      badges={
        <>
          <ExecutiveBadge of={meeting} />
          <MeetingStatusBadge value={meeting.status} />
        </>
      }
    />
  );
}
