import { useMessages } from '@courtyard/common';
import type { OwnVote } from '@courtyard/contract/communications/poll/voting/vote';
import { Checkbox, Stack, Text } from '@courtyard/ui';
import { voteMessages } from './vote.messages';

interface VotesFieldProps {
  votes: readonly OwnVote[];
  castable: readonly OwnVote[];
  /** Ids of the electors whose votes are cast. */
  ticked: readonly string[];
  onChange: (ticked: readonly string[]) => void;
}

/** Which of several votes are cast with this ballot; nothing where there is one of one's own. */
export function VotesField({ votes, castable, ticked, onChange }: VotesFieldProps) {
  const t = useMessages(voteMessages);
  const [only] = votes;
  if (votes.length === 1 && only) return <OnlyVote vote={only} />;
  const toggle = (id: string) =>
    onChange(ticked.includes(id) ? ticked.filter((other) => other !== id) : [...ticked, id]);
  const noteOf = ({ proxyFor, voted, suspended }: OwnVote) =>
    [
      proxyFor === null ? null : t('for', { name: proxyFor }),
      voted ? t('alreadyCast') : null,
      suspended === null ? null : t('suspended', { reason: suspended }),
    ]
      .filter((text) => text !== null)
      .join(' · ');
  return (
    <Stack role="group" aria-label={t('yourVotes')} gap="3">
      <Text fontWeight="medium">{t('yourVotes')}</Text>
      {votes.map((vote) => (
        <Checkbox
          key={vote.electorId}
          label={vote.name}
          help={noteOf(vote)}
          checked={ticked.includes(vote.electorId)}
          disabled={!castable.includes(vote)}
          onChange={() => toggle(vote.electorId)}
        />
      ))}
    </Stack>
  );
}

function OnlyVote({ vote: { name, givenTo, proxyFor } }: { vote: OwnVote }) {
  const t = useMessages(voteMessages);
  return (
    <Text size="sm" tone="muted">
      {t('onlyVote', { name: proxyFor === null ? name : `${name} (${t('for', { name: proxyFor })})` })}
      {givenTo ? ` · ${t('given', { name: givenTo.name })}` : ''}
    </Text>
  );
}
