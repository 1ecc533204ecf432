import { useFormats, useMessages } from '@courtyard/common';
import type { CommitteeSummary } from '@courtyard/contract/people/committee/committee';
import { committeeLabels } from '@courtyard/contract/people/committee/committee.labels';
import { badgeOf, HStack, StatusBadge } from '@courtyard/ui';
import { committeeMessages } from './committee.messages';

export const CommitteeStatusBadge = badgeOf(committeeLabels, 'status', {
  active: 'expected',
  dissolved: 'neutral',
});

/** How many seats are filled, and that some are vacant; one that is dissolved has no vacancies. */
export function SeatsText({ committee }: { committee: CommitteeSummary }) {
  const t = useMessages(committeeMessages);
  const formats = useFormats();
  const { filled, seats, vacant, status } = committee;
  return (
    <HStack as="span" gap="2" rowGap="1" flexWrap="wrap">
      {t('filledOf', { filled: formats.number(filled), seats: formats.number(seats) })}
      {vacant > 0 && status === 'active' ? (
        <StatusBadge status="attention">{t('vacancies', { count: vacant })}</StatusBadge>
      ) : null}
    </HStack>
  );
}
