import { toast, useMessages } from '@courtyard/common';
import { newBallotCode, sealBallot } from '@courtyard/contract/communications/poll/voting/sealed-ballot';
import type { PollBallot } from '@courtyard/contract/communications/poll/voting/vote';
import { Button, ErrorState, failureText, LoadingState, Stack, Text } from '@courtyard/ui';
import { Dialog, DialogActions } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { ballots, useEnterPaper } from '../poll.queries';
import { type BallotChoice, choicesOf } from '../vote/choices/ballot-choice';
import { ChoicesField } from '../vote/choices/choices-field';
import { electorsMessages } from './electors.messages';

interface PaperDialogProps {
  pollId: string;
  /** Given in person, at the meeting where it is voted on. */
  inRoom?: boolean;
  elector: { id: string; name: string; method: string | null };
  onClose: () => void;
}

/** Enters a ballot that somebody gave on paper; it is encrypted here, like every other. */
export function PaperDialog({ pollId, inRoom = false, elector, onClose }: PaperDialogProps) {
  const t = useMessages(electorsMessages);
  const query = ballots.useOne(pollId);
  return (
    <Dialog open onClose={onClose} title={t(inRoom ? 'roomTitle' : 'paperTitle', { name: elector.name })}>
      {query.data ? (
        <PaperForm
          key={query.data.poll.amendment?.at}
          ballot={query.data}
          inRoom={inRoom}
          elector={elector}
          onClose={onClose}
        />
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <LoadingState />
      )}
    </Dialog>
  );
}

interface PaperFormProps extends Omit<PaperDialogProps, 'pollId'> {
  ballot: PollBallot;
}

function PaperForm({ ballot: { poll }, inRoom = false, elector, onClose }: PaperFormProps) {
  const t = useMessages(electorsMessages);
  const entering = useEnterPaper(poll.id);
  const [choice, setChoice] = useState<BallotChoice>({ marks: [], isAbstention: false });
  const [problem, setProblem] = useState<string | null>(null);
  const [isEntering, setEntering] = useState(false);
  const enter = async () => {
    const choices = choicesOf(poll, choice);
    if (choices === null || poll.publicKey === null) return setProblem(t('nothing'));
    setProblem(null);
    // From the first press on: a second one would be another envelope.
    setEntering(true);
    try {
      const envelope = await sealBallot(poll.id, poll.publicKey, { choices, code: newBallotCode() });
      const amendedAt = poll.amendment?.at ?? null;
      await entering.mutateAsync({ electorId: elector.id, envelope, inRoom, amendedAt });
      toast({ title: t('entered'), kind: 'success' });
      onClose();
    } catch (error) {
      setProblem(failureText(error, t('unanswered')));
      setEntering(false);
    }
  };
  return (
    <Stack gap="5">
      {poll.amendment ? (
        <Text role="status" fontWeight="medium">
          {t('votedOn', { wording: poll.amendment.wording })}
        </Text>
      ) : null}
      <Text>{t('paperText')}</Text>
      {elector.method === null ? null : <Text fontWeight="medium">{t('supersedes')}</Text>}
      <ChoicesField rules={poll} choice={choice} onChange={setChoice} />
      {problem ? (
        <Text role="alert" size="sm" tone="danger">
          {problem}
        </Text>
      ) : null}
      <DialogActions onCancel={onClose}>
        <Button variant="primary" loading={isEntering} onClick={() => void enter()}>
          {t('enter')}
        </Button>
      </DialogActions>
    </Stack>
  );
}
