import { useMessages } from '@courtyard/common';
import type { Poll } from '@courtyard/contract/communications/poll/poll';
import { Card, CardBody, CardHeader, Text } from '@courtyard/ui';
import { CandidatesCard } from './candidates.card';
import { electionMessages } from './election.messages';
import { useElection } from '../poll.queries';

/** Who stands in an election that took nominations, and whether it needs a vote. */
export function ElectionCards({ poll }: { poll: Poll }) {
  const t = useMessages(electionMessages);
  const query = useElection(poll.id);
  const found = query.data;
  const accepted = found?.candidates.filter(({ status }) => status === 'accepted') ?? [];
  return (
    <>
      {poll.status === 'acclaimed' ? (
        <Card>
          <CardHeader title={t('bar')} description={t('electedText')} />
          <CardBody>
            <Text size="lg" fontWeight="medium">
              {t('elected', { names: accepted.map(({ name }) => name).join(', ') })}
            </Text>
          </CardBody>
        </Card>
      ) : null}
      {poll.status === 'nominating' && found && found.acclamationBar !== 'nobody' ? (
        <Card>
          <CardHeader title={t('bar')} description={t(`bar.${found.acclamationBar ?? 'none'}`)} />
          <CardBody />
        </Card>
      ) : null}
      <CandidatesCard poll={poll} query={query} />
    </>
  );
}
