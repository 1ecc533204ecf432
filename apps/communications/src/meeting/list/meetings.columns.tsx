import { meetingColumns } from '@courtyard/contract/communications/meeting/meeting.columns';
import { HStack, TextLink } from '@courtyard/ui';
import { useColumns } from '@courtyard/ui/data';
import { meetingPaths } from '../meeting-paths';
import { ExecutiveBadge, MeetingStatusBadge } from '../meeting-status';

/** Columns of the list. */
export const useMeetingColumns = () =>
  useColumns(meetingColumns, [
    {
      field: 'name',
      priority: 1,
      cell: (meeting) => (
        <HStack gap="2">
          <TextLink to={meetingPaths.details(meeting.id)}>{meeting.name}</TextLink>
          <ExecutiveBadge of={meeting} />
        </HStack>
      ),
    },
    { field: 'startsAt', priority: 1 },
    { field: 'kind', priority: 2 },
    { field: 'place', priority: 3 },
    { field: 'status', priority: 1, cell: ({ status }) => <MeetingStatusBadge value={status} /> },
    { field: 'updatedAt' },
  ]);
