import { choicesOf, useMessages } from '@courtyard/common';
import type { Meeting } from '@courtyard/contract/communications/meeting/meeting';
import type { Motion, MotionInput } from '@courtyard/contract/communications/meeting/motion/motion';
import { namedVotes } from '@courtyard/contract/communications/meeting/motion/motion.values';
import { Button, ErrorLine, Field, NativeSelect, Stack, Text } from '@courtyard/ui';
import { SearchBox } from '@courtyard/ui/data';
import { useFieldDescription } from '@courtyard/ui/forms';
import { useState } from 'react';
import { useAttendance, useAttendees } from '../meeting.queries';
import { minutesMessages } from './minutes.messages';

export type Votes = MotionInput['votes'];

export interface NamedVotesProps {
  meeting: Meeting;
  /** As they were kept: who voted and was not there after all stays to be seen. */
  before: Motion['votes'];
  votes: Votes;
  onVotes: (votes: Votes) => void;
}

/** How each of those who are there votes, page by page; somebody is found by name or home. */
export function NamedVotes({ meeting, before, votes, onVotes }: NamedVotesProps) {
  const t = useMessages(minutesMessages);
  const [search, setSearch] = useState('');
  const found = useAttendees(meeting.id, { shown: 'there', ...(search && { search }) });
  const quorum = useAttendance(meeting.id).data?.quorum;
  const there = found.data?.pages.flatMap(({ data }) => data) ?? [];
  const shown = new Set(there.map(({ key }) => key));
  const others = search === '' && !found.hasNextPage ? before : [];
  const voters = [
    ...there.map(({ key, name, units }) => ({ key, name, units })),
    ...others
      .filter(({ attendeeId }) => !shown.has(attendeeId))
      .map(({ attendeeId, name }) => ({ key: attendeeId, name, units: [] })),
  ];
  useFieldDescription('votes', { label: t('votes'), text: () => String(votes.length), isPart: true });
  const choose = (attendeeId: string, value: string) => {
    const vote = namedVotes.find((each) => each === value);
    const rest = votes.filter((each) => each.attendeeId !== attendeeId);
    onVotes(vote ? [...rest, { attendeeId, vote }] : rest);
  };
  return (
    <Stack gap="3">
      <Text size="sm" tone="muted">
        {[t('namesHelp'), quorum?.basis === 'unit' ? t('homesHelp') : ''].filter(Boolean).join(' ')}
      </Text>
      <SearchBox value={search} onChange={setSearch} label={t('findVoter')} />
      <Text size="sm" tone="muted" role="status">
        {found.data && voters.length === 0 ? t('noVoters') : t('voted', { count: votes.length })}
      </Text>
      {found.isError ? <ErrorLine onRetry={() => void found.refetch()} /> : null}
      {voters.map(({ key, name, units }) => (
        <Field key={key} label={name} help={units.join(', ') || undefined}>
          <NativeSelect
            value={votes.find(({ attendeeId }) => attendeeId === key)?.vote ?? ''}
            onChange={(event) => choose(key, event.target.value)}
          >
            <option value="">{t('notVoting')}</option>
            {choicesOf(t, 'vote', namedVotes).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect>
        </Field>
      ))}
      {found.hasNextPage ? (
        <Button loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t('moreVoters')}
        </Button>
      ) : null}
    </Stack>
  );
}
