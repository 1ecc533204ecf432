import { ApiError, refreshData, useMessages } from '@courtyard/common';
import { newBallotCode, sealBallot } from '@courtyard/contract/communications/poll/voting/sealed-ballot';
import type { OwnVote, PollBallot } from '@courtyard/contract/communications/poll/voting/vote';
import { Button, Card, CardBody, CardHeader, failureText, Stack, Text } from '@courtyard/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCastVote } from '../poll.queries';
import { type BallotChoice, choicesOf } from './choices/ballot-choice';
import { ChoicesField } from './choices/choices-field';
import type { Receipt } from './receipts.card';
import { VotesField } from './votes-field';
import { voteMessages } from './vote.messages';

interface BallotFormProps {
  ballot: PollBallot;
  /** Whether a vote was just cast: a further one takes its place. */
  isAgain: boolean;
  onCast: (receipts: readonly Receipt[]) => void;
}

const nothing: BallotChoice = { marks: [], isAbstention: false };

/** Votes that can be cast now: an own one that was cast before too where it can be replaced. */
const castableOf = ({ poll, votes }: PollBallot): OwnVote[] =>
  votes.filter(({ suspended, voted }) => suspended === null && (!voted || poll.replaceable));

/** Encrypts one ballot for each vote and casts them, one after the other. */
function useCasting({ poll }: PollBallot) {
  const casting = useCastVote(poll.id);
  return async (votes: readonly OwnVote[], choices: string, keep: (receipt: Receipt) => void) => {
    if (poll.publicKey === null) return;
    for (const { electorId, name } of votes) {
      const code = newBallotCode();
      const envelope = await sealBallot(poll.id, poll.publicKey, { choices, code });
      const amendedAt = poll.amendment?.at ?? null;
      const { receipt } = await casting.mutateAsync({ electorId, envelope, amendedAt });
      keep({ electorId, name, receipt, code });
    }
  };
}

/** The ballot with what is cast by it. Nothing of it is kept in the browser. */
export function BallotForm({ ballot, isAgain, onCast }: BallotFormProps) {
  const t = useMessages(voteMessages);
  const { poll, votes } = ballot;
  const castable = castableOf(ballot);
  const [choice, setChoice] = useState(nothing);
  const [ticked, setTicked] = useState<readonly string[]>(() =>
    votes.filter(({ voted }) => !voted).map(({ electorId }) => electorId),
  );
  const [isCasting, setCasting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const cast = useCasting(ballot);
  const chosen =
    castable.length === 1 ? castable : castable.filter(({ electorId }) => ticked.includes(electorId));
  const client = useQueryClient();
  const isSecure = window.isSecureContext;

  const submit = async () => {
    const choices = choicesOf(poll, choice);
    if (choices === null) return setProblem(t('nothing'));
    if (chosen.length === 0) return setProblem(t('noVote'));
    setProblem(null);
    setCasting(true);
    const receipts: Receipt[] = [];
    try {
      await cast(chosen, choices, (receipt) => receipts.push(receipt));
      setChoice(nothing);
    } catch (error) {
      setProblem(failureText(error, t('unanswered')));
      if (error instanceof ApiError && error.code === 'amended-meanwhile')
        void refreshData(client, 'communications');
      // What is left of several is cast by the next try.
      setTicked(ticked.filter((id) => receipts.every(({ electorId }) => electorId !== id)));
    } finally {
      setCasting(false);
      // A code is nowhere else: what was cast before a failure has its receipt too.
      if (receipts.length > 0) onCast(receipts);
    }
  };
  const isReplacing = chosen.some(({ voted }) => voted);
  const verb = isReplacing
    ? t('castAgain')
    : chosen.length > 1
      ? t('castMany', { count: chosen.length })
      : t('cast');
  if (castable.length === 0) return isAgain ? null : <CastBefore votes={votes} />;
  return (
    <Card>
      <CardHeader title={t('ballot')} description={t(poll.sealed ? 'sealedText' : `${poll.secrecy}Text`)} />
      <CardBody>
        <Stack gap="5">
          <ChoicesField rules={poll} choice={choice} onChange={setChoice} />
          <VotesField votes={votes} castable={castable} ticked={ticked} onChange={setTicked} />
          {problem ? (
            <Text role="alert" size="sm" tone="danger">
              {problem}
            </Text>
          ) : null}
          {isSecure ? (
            <Button variant="primary" size="lg" fullWidth loading={isCasting} onClick={() => void submit()}>
              {verb}
            </Button>
          ) : (
            <Text role="alert" tone="danger">
              {t('insecure')}
            </Text>
          )}
          <Text size="sm" tone="muted">
            {t(poll.replaceable ? 'replace' : 'stays')}
          </Text>
        </Stack>
      </CardBody>
    </Card>
  );
}

function CastBefore({ votes }: { votes: readonly OwnVote[] }) {
  const t = useMessages(voteMessages);
  return (
    <Card>
      <CardHeader
        title={t(votes.length === 0 ? 'none' : 'alreadyCast')}
        description={t(votes.length === 0 ? 'noneText' : 'stays')}
      />
      <CardBody>
        {votes.map(({ electorId, receipt, suspended }) => (
          <Text key={electorId} size="sm" overflowWrap="anywhere">
            {suspended === null ? `${t('voted')} ${receipt ?? ''}` : t('suspended', { reason: suspended })}
          </Text>
        ))}
      </CardBody>
    </Card>
  );
}
