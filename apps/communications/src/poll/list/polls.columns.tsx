import { pollColumns } from '@courtyard/contract/communications/poll/poll.columns';
import { TextLink } from '@courtyard/ui';
import { useColumns } from '@courtyard/ui/data';
import { pollPaths } from '../poll-paths';
import { PollStatusBadge } from '../poll-status';

/** Columns of the list. */
export const usePollColumns = () =>
  useColumns(pollColumns, [
    {
      field: 'title',
      priority: 1,
      cell: ({ id, title }) => <TextLink to={pollPaths.details(id)}>{title}</TextLink>,
    },
    { field: 'status', priority: 1, cell: ({ status }) => <PollStatusBadge value={status} /> },
    { field: 'kind' },
    { field: 'closesAt', priority: 2 },
    { field: 'voted' },
    { field: 'electors' },
  ]);
