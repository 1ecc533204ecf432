import type { PollSummary } from '@courtyard/contract/communications/poll/poll';
import { pollColumns } from '@courtyard/contract/communications/poll/poll.columns';
import { TextLink } from '@courtyard/ui';
import { ListCard, useFieldTexts } from '@courtyard/ui/data';
import { pollPaths } from '../poll-paths';
import { PollStatusBadge } from '../poll-status';

export function PollCard({ poll }: { poll: PollSummary }) {
  const { named } = useFieldTexts(pollColumns);
  return (
    <ListCard
      title={<TextLink to={pollPaths.details(poll.id)}>{poll.title}</TextLink>}
      facts={[named(poll, 'kind'), named(poll, 'closesAt')]}
      badges={<PollStatusBadge value={poll.status} />}
    />
  );
}
