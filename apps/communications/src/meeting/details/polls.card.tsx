import { useCan, useMessages } from '@courtyard/common';
import type { Meeting } from '@courtyard/contract/communications/meeting/meeting';
import { Card, CardBody, CardHeader, Stack, TextLink } from '@courtyard/ui';
import { pollPaths } from '../../poll/poll-paths';
import { meetings } from '../meeting.queries';
import { detailsMessages } from './details.messages';

/** What is voted on at a meeting, in advance and in the room; nothing where there is none. */
export function MeetingPollsCard({ meeting }: { meeting: Meeting }) {
  const seesPolls = useCan('Polls List View');
  return seesPolls ? <Polls meetingId={meeting.id} /> : null;
}

function Polls({ meetingId }: { meetingId: string }) {
  const t = useMessages(detailsMessages);
  const { data = [] } = meetings.useRead('GET /api/v1/meetings/:meetingId/polls', { ids: [meetingId] });
  if (data.length === 0) return null;
  return (
    <Card>
      <CardHeader title={t('polls')} description={t('pollsText')} />
      <CardBody>
        <Stack gap="2">
          {data.map(({ id, title }) => (
            <TextLink key={id} to={pollPaths.details(id)}>
              {title}
            </TextLink>
          ))}
        </Stack>
      </CardBody>
    </Card>
  );
}
