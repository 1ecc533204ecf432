import { useFormats, useMessages } from '@courtyard/common';
import type { MyPoll } from '@courtyard/contract/communications/poll/voting/vote';
import {
  Badge,
  Card,
  CardBody,
  EmptyState,
  ErrorState,
  LinkButton,
  LoadingState,
  Page,
  Stack,
  Text,
  TextLink,
  Flex,
} from '@courtyard/ui';
import { pollPaths } from '../poll-paths';
import { PollStatusBadge } from '../poll-status';
import { pollMessages } from '../poll.messages';
import { useMyPolls } from '../poll.queries';
import { mineMessages } from './mine.messages';

/** `my-polls`: the polls in which the person may vote, open ones first. */
export function MyPollsPage() {
  const t = useMessages(mineMessages);
  const tPoll = useMessages(pollMessages);
  const mine = useMyPolls();
  return (
    <Page title={tPoll('mine')} description={t('description')}>
      {mine.data ? (
        <PollCards polls={mine.data} />
      ) : mine.isError ? (
        <ErrorState onRetry={() => void mine.refetch()} />
      ) : (
        <LoadingState />
      )}
    </Page>
  );
}

function PollCards({ polls }: { polls: readonly MyPoll[] }) {
  const t = useMessages(mineMessages);
  if (polls.length === 0) return <EmptyState icon="message" title={t('none')} description={t('noneText')} />;
  return (
    <Stack as="ul" gap="4" listStyleType="none">
      {polls.map((poll) => (
        <li key={poll.id}>
          <PollCard poll={poll} />
        </li>
      ))}
    </Stack>
  );
}

function PollCard({ poll }: { poll: MyPoll }) {
  const t = useMessages(pollMessages);
  const formats = useFormats();
  const { id, title, status, closesAt, votes, voted } = poll;
  const isOpen = status === 'open';
  const isDone = voted === votes;
  return (
    <Card>
      <CardBody>
        <Flex gap="4" align="center" justify="space-between" wrap="wrap">
          <Stack gap="1" minWidth="0" flex="1 1 16rem">
            <Text fontWeight="medium">
              <TextLink to={isOpen ? pollPaths.vote(id) : pollPaths.details(id)}>{title}</TextLink>
            </Text>
            <Text size="sm" tone="muted">
              {t(isOpen ? 'until' : 'closed', { at: formats.moment(closesAt) })}
            </Text>
          </Stack>
          <Flex gap="3" align="center">
            {isOpen ? null : <PollStatusBadge value={status} />}
            <Badge>{isDone ? t('votedAll') : t('votedOf', { voted, votes })}</Badge>
            {isOpen && !isDone ? (
              <LinkButton to={pollPaths.vote(id)} variant="primary">
                {t('vote')}
              </LinkButton>
            ) : null}
          </Flex>
        </Flex>
      </CardBody>
    </Card>
  );
}
