import { useFormats, useMessages } from '@courtyard/common';
import type { PollBallot } from '@courtyard/contract/communications/poll/voting/vote';
import { EmptyState, LinkButton, Page, Stack, Text } from '@courtyard/ui';
import { recordLoader } from '@courtyard/ui/details';
import { useState } from 'react';
import { pollPaths } from '../poll-paths';
import { pollMessages } from '../poll.messages';
import { ballots } from '../poll.queries';
import { BallotForm } from './ballot-form';
import { CandidatesSaid } from './candidates-said';
import { ProxiesCard } from './proxies.card';
import { type Receipt, ReceiptsCard } from './receipts.card';
import { voteMessages } from './vote.messages';

const BallotLoader = recordLoader({
  messages: pollMessages,
  title: (t) => t('vote'),
  useOne: ballots.useOne,
  list: pollPaths.mine,
});

/** What was chosen, and the receipts, are of the words that they were on. */
const keyOf = ({ poll: { id, amendment } }: PollBallot) => `${id} ${amendment?.at ?? ''}`;

/** `community-polls/vote?id=`: the ballot, then what shows that it was recorded. */
export function VotePage() {
  return <BallotLoader>{(ballot) => <VoteView key={keyOf(ballot)} ballot={ballot} />}</BallotLoader>;
}

function VoteView({ ballot }: { ballot: PollBallot }) {
  const t = useMessages(voteMessages);
  const formats = useFormats();
  const { poll } = ballot;
  const [receipts, setReceipts] = useState<readonly Receipt[]>([]);
  const isOpen = poll.status === 'open';
  const keep = (cast: readonly Receipt[]) =>
    setReceipts((before) => [
      ...before.filter(({ electorId }) => cast.every((receipt) => receipt.electorId !== electorId)),
      ...cast,
    ]);
  return (
    <Page
      title={poll.title}
      {...(isOpen ? { description: t('closes', { at: formats.moment(poll.closesAt) }) } : {})}
    >
      <Stack gap="6" maxWidth="40rem">
        {poll.amendment ? (
          <Text role="status" fontWeight="medium">
            {t('amended', { wording: poll.amendment.wording })}
          </Text>
        ) : null}
        {poll.description ? <Text whiteSpace="pre-line">{poll.description}</Text> : null}
        {receipts.length > 0 ? <ReceiptsCard title={poll.title} receipts={receipts} /> : null}
        {isOpen ? (
          <>
            <CandidatesSaid candidates={ballot.candidates} />
            <BallotForm ballot={ballot} isAgain={receipts.length > 0} onCast={keep} />
            <ProxiesCard ballot={ballot} />
          </>
        ) : (
          <EmptyState icon="check" title={t('over')} description={t('overText')}>
            <LinkButton to={pollPaths.details(poll.id)}>{t('toResult')}</LinkButton>
          </EmptyState>
        )}
      </Stack>
    </Page>
  );
}
