import { pollColumns } from '@courtyard/contract/communications/poll/poll.columns';
import { RecordPreview, useFieldTexts } from '@courtyard/ui/details';
import { PollStatusBadge } from '../poll-status';
import { polls } from '../poll.queries';

/** A poll beside the list. */
export function PollPreview({ id }: { id: string }) {
  const { label, facts } = useFieldTexts(pollColumns);
  return (
    <RecordPreview
      query={polls.useOne(id)}
      facts={(poll) => [
        { label: label('status'), value: <PollStatusBadge value={poll.status} /> },
        ...facts(poll, 'kind', 'secrecy', 'closesAt', 'electors', 'voted'),
      ]}
    />
  );
}
