import type { CommitteeSummary } from '@courtyard/contract/people/committee/committee';
import { committeeColumns } from '@courtyard/contract/people/committee/committee.columns';
import { Text, TextLink } from '@courtyard/ui';
import { ListCard, useFieldTexts } from '@courtyard/ui/data';
import { committeePaths } from '../committee-paths';
import { CommitteeStatusBadge, SeatsText } from '../committee-status';

export function CommitteeCard({ committee }: { committee: CommitteeSummary }) {
  const { label, text, named } = useFieldTexts(committeeColumns);
  return (
    <ListCard
      title={<TextLink to={committeePaths.details(committee.id)}>{committee.name}</TextLink>}
      facts={[text(committee, 'kind')]}
      lines={[named(committee, 'nextEndsOn')]}
      badges={<CommitteeStatusBadge value={committee.status} />}
    >
      <Text as="div" size="sm" display="flex" alignItems="center" gap="1">
        {label('filled')} <SeatsText committee={committee} />
      </Text>
    </ListCard>
  );
}
