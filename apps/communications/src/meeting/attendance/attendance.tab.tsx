import { lazyOverlay, toast, useMessages } from '@courtyard/common';
import type { Meeting } from '@courtyard/contract/communications/meeting/meeting';
import {
  Button,
  EmptyState,
  ErrorState,
  HStack,
  LoadingState,
  Skeleton,
  Stack,
  useFailureToast,
} from '@courtyard/ui';
import { useState } from 'react';
import { meetings, useAttendance } from '../meeting.queries';
import { attendanceMessages } from './attendance.messages';
import { PeopleCard } from './people.card';
import { QuorumCard } from './quorum.card';

const InviteDialog = lazyOverlay(async () => (await import('./invite.dialog')).InviteDialog);

/** Who is invited and who is there, with the quorum; for those who keep the meeting. */
export function AttendanceTab({ meeting }: { meeting: Meeting }) {
  const t = useMessages(attendanceMessages);
  const fail = useFailureToast();
  const found = useAttendance(meeting.id);
  const inviting = meetings.useWrite('POST /api/v1/meetings/:meetingId/invitees', meeting.id);
  const [isChoosing, setIsChoosing] = useState(false);
  if (!found.data)
    return found.isError ? (
      <ErrorState error={found.error} onRetry={() => void found.refetch()} />
    ) : (
      <LoadingState>
        <Skeleton height="24" />
      </LoadingState>
    );
  const invites = meeting.status === 'draft' || meeting.status === 'called';
  const isOfOwners = meeting.kind === 'annual' || meeting.kind === 'special';
  const inviteOwners = async () => {
    const { added } = await inviting.mutateAsync({
      audience: { include: [{ kind: 'owners' }], exclude: [] },
    });
    toast({ title: added > 0 ? t('invitedToast', { count: added }) : t('nobodyNew'), kind: 'success' });
  };
  const ways = invites ? (
    <HStack gap="2" flexWrap="wrap">
      {isOfOwners ? (
        <Button
          size="sm"
          icon="plus"
          loading={inviting.isPending}
          onClick={() => void inviteOwners().catch(fail)}
        >
          {t('inviteOwners')}
        </Button>
      ) : null}
      <Button size="sm" icon="plus" onClick={() => setIsChoosing(true)}>
        {t('inviteMembers')}
      </Button>
    </HStack>
  ) : undefined;
  return (
    <Stack gap="5">
      <QuorumCard attendance={found.data} />
      <PeopleCard
        meeting={meeting}
        attendance={found.data}
        actions={ways}
        empty={
          <EmptyState icon="users" title={t('nobody')} description={invites ? t('nobodyText') : undefined} />
        }
      />
      {isChoosing ? <InviteDialog meeting={meeting} onClose={() => setIsChoosing(false)} /> : null}
    </Stack>
  );
}
