import { toast, useCan, useFormats, useMessages, useToday } from '@courtyard/common';
import type { Candidate, Election } from '@courtyard/contract/communications/poll/election/election';
import type { Poll } from '@courtyard/contract/communications/poll/poll';
import { Badge, Button, EmptyState, StatusBadge, Text, useFailureToast } from '@courtyard/ui';
import { PartCard, PartMenu, PartRow, type PartQuery } from '@courtyard/ui/details';
import { useState } from 'react';
import { useAnswerNomination } from '../poll.queries';
import { electionMessages } from './election.messages';
import { AnswerDialog, NominateDialog } from './nominate.dialog';

type Asked = 'self' | 'member' | 'name' | { answer: Candidate } | null;

interface CandidatesProps {
  poll: Poll;
  query: Omit<PartQuery<never>, 'data'> & { data: Election | undefined };
}

/** Who stands, with what they say; while members nominate, they do so here. */
export function CandidatesCard({ poll, query }: CandidatesProps) {
  const t = useMessages(electionMessages);
  const formats = useFormats();
  const [asked, setAsked] = useState<Asked>(null);
  const today = useToday();
  const isOpen = poll.status === 'nominating' && (poll.nominationsUntil ?? '') >= today;
  const day = poll.nominationsUntil === null ? '' : formats.day(poll.nominationsUntil);
  const about =
    poll.status === 'nominating' ? (isOpen ? 'candidatesOpen' : 'candidatesClosed') : 'candidatesOver';
  const close = () => setAsked(null);
  return (
    <>
      <PartCard
        title={t('candidates')}
        description={t(about, { day })}
        actions={isOpen ? <Nominating poll={poll} query={query} onAsk={setAsked} /> : null}
        query={{ ...query, data: query.data?.candidates }}
        empty={<EmptyState icon="users" title={t('nobody')} />}
      >
        {(candidate) => (
          <CandidateRow
            key={candidate.id}
            poll={poll}
            candidate={candidate}
            isOpen={isOpen}
            onAnswer={() => setAsked({ answer: candidate })}
          />
        )}
      </PartCard>
      {typeof asked === 'string' ? <NominateDialog pollId={poll.id} who={asked} onClose={close} /> : null}
      {asked !== null && typeof asked === 'object' ? (
        <AnswerDialog pollId={poll.id} candidate={asked.answer} onClose={close} />
      ) : null}
    </>
  );
}

function Nominating({ poll, query, onAsk }: CandidatesProps & { onAsk: (asked: Asked) => void }) {
  const t = useMessages(electionMessages);
  const runs = useCan('Poll Update');
  const isNominated = query.data?.candidates.some(({ isMine }) => isMine) ?? true;
  return (
    <>
      {isNominated ? null : (
        <Button size="sm" variant="primary" onClick={() => onAsk('self')}>
          {t('stand')}
        </Button>
      )}
      {poll.profile === 'florida' ? null : (
        <Button size="sm" onClick={() => onAsk('member')}>
          {t('nominate')}
        </Button>
      )}
      {runs ? (
        <Button size="sm" onClick={() => onAsk('name')}>
          {t('enterOther')}
        </Button>
      ) : null}
    </>
  );
}

interface RowProps {
  poll: Poll;
  candidate: Candidate;
  isOpen: boolean;
  onAnswer: () => void;
}

function CandidateRow({ poll, candidate, isOpen, onAnswer }: RowProps) {
  const t = useMessages(electionMessages);
  const fail = useFailureToast();
  const answering = useAnswerNomination(poll.id, candidate.id);
  const { name, status, statement, nominatedBy, isMine } = candidate;
  const isAccepted = status === 'accepted';
  const decline = () =>
    void answering
      .mutateAsync({ accepts: false })
      .then(() => toast({ title: t('withdrawn'), kind: 'success' }))
      .catch(fail);
  return (
    <PartRow
      title={name}
      badge={
        <>
          {isMine ? <Badge>{t('you')}</Badge> : null}
          {status === 'nominated' ? <StatusBadge status="attention">{t('waiting')}</StatusBadge> : null}
          {status === 'declined' ? <StatusBadge status="neutral">{t('declined')}</StatusBadge> : null}
        </>
      }
      aside={
        isOpen && isMine && !isAccepted ? (
          <Button size="sm" variant="primary" onClick={onAnswer}>
            {t('accept')}
          </Button>
        ) : undefined
      }
      menu={
        isOpen && isMine && status !== 'declined' ? (
          <PartMenu
            name={name}
            {...(isAccepted ? { edit: onAnswer, editLabel: t('changeStatement') } : {})}
            items={[{ label: t(isAccepted ? 'withdraw' : 'decline'), icon: 'close', onSelect: decline }]}
          />
        ) : undefined
      }
    >
      {statement ? <Text whiteSpace="pre-line">{statement}</Text> : null}
      {isAccepted ? null : t('by', { name: nominatedBy })}
    </PartRow>
  );
}
