import type { Meeting } from '@courtyard/contract/communications/meeting/meeting';
import { ErrorState, LoadingState, Skeleton, Stack } from '@courtyard/ui';
import { meetings } from '../meeting.queries';
import { ActionsCard } from './actions.card';
import { MinutesCard } from './minutes.card';
import { MotionsCard } from './motions.card';

/** What was decided, what is to be done, and what was written down. */
export function MinutesTab({ meeting }: { meeting: Meeting }) {
  const found = meetings.useRead('GET /api/v1/meetings/:meetingId/minutes', { ids: [meeting.id] });
  const minutes = found.data;
  if (minutes === undefined)
    return found.isError ? (
      <ErrorState error={found.error} onRetry={() => void found.refetch()} />
    ) : (
      <LoadingState>
        <Skeleton height="24" />
      </LoadingState>
    );
  const isOpen =
    meeting.status !== 'draft' &&
    meeting.status !== 'cancelled' &&
    (minutes === null || minutes.status === 'draft');
  return (
    <Stack gap="5">
      <MinutesCard meeting={meeting} minutes={minutes} />
      <MotionsCard meeting={meeting} isOpen={isOpen} />
      <ActionsCard meeting={meeting} />
    </Stack>
  );
}
