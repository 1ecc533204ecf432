import { useFormats, useMessages } from '@courtyard/common';
import type { MeetingNotice, NoticeProof } from '@courtyard/contract/communications/meeting/notice/notice';
import { badgeOf, Box, ErrorState, Input, isFound, LoadingState, Stack, Text } from '@courtyard/ui';
import { PartRow } from '@courtyard/ui/details';
import { Dialog } from '@courtyard/ui/overlays';
import { noticeLabels } from '@courtyard/contract/communications/meeting/notice/notice.labels';
import { useState } from 'react';
import { useProofs } from '../../meeting.queries';
import { noticeMessages } from './notice.messages';

const OutcomeBadge = badgeOf(noticeLabels, 'outcome', {
  underway: 'info',
  accepted: 'expected',
  'to-post': 'attention',
  posted: 'expected',
  unknown: 'danger',
});

/** More than these are found by their names. */
const maxShown = 100;

interface Props {
  meetingId: string;
  notice: MeetingNotice;
  onClose: () => void;
}

/** Everybody of a notice, with when and how they were told. */
export function ProofsDialog({ meetingId, notice, onClose }: Props) {
  const t = useMessages(noticeMessages);
  const found = useProofs(meetingId, notice.id);
  const [search, setSearch] = useState('');
  const shown = (found.data ?? []).filter(({ name, units }) => isFound([name, ...units].join(' '), search));
  return (
    <Dialog open onClose={onClose} title={t('whoTitle', { subject: t(`noticeKind.${notice.kind}`) })}>
      {found.data ? (
        <Stack gap="3">
          <Input
            type="search"
            aria-label={t('search')}
            placeholder={t('search')}
            icon="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <Box as="ul" listStyleType="none">
            {shown.slice(0, maxShown).map((proof) => (
              <ProofRow key={proof.key} proof={proof} />
            ))}
          </Box>
          {shown.length > maxShown ? (
            <Text size="sm" tone="muted">
              {t('more', { count: shown.length - maxShown })}
            </Text>
          ) : null}
        </Stack>
      ) : found.isError ? (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <LoadingState />
      )}
    </Dialog>
  );
}

function ProofRow({ proof }: { proof: NoticeProof }) {
  const t = useMessages(noticeMessages);
  const formats = useFormats();
  const { name, units, way, outcome, email, at, answer, postedOn, postedBy } = proof;
  const accepted = at === null ? '' : formats.moment(at);
  const lines = [
    units.join(', '),
    [t(`way.${way}`), way === 'email' ? email : null].filter(Boolean).join(' · '),
    accepted === ''
      ? ''
      : answer === null
        ? t('acceptedAt', { at: accepted })
        : t('acceptedWith', { at: accepted, answer }),
    postedOn === null ? '' : t('postedLine', { day: formats.day(postedOn), name: postedBy ?? '' }),
  ].filter((line) => line !== '');
  // When it was accepted or posted stands below.
  const isDone = outcome === 'accepted' || outcome === 'posted';
  return (
    <PartRow title={name} badge={isDone ? undefined : <OutcomeBadge value={outcome} />}>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </PartRow>
  );
}
