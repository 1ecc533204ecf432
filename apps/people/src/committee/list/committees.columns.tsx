import { committeeColumns } from '@courtyard/contract/people/committee/committee.columns';
import { TextLink } from '@courtyard/ui';
import { useColumns } from '@courtyard/ui/data';
import { committeePaths } from '../committee-paths';
import { CommitteeStatusBadge, SeatsText } from '../committee-status';

/** Columns of the list. */
export const useCommitteeColumns = () =>
  useColumns(committeeColumns, [
    {
      field: 'name',
      priority: 1,
      cell: ({ id, name }) => <TextLink to={committeePaths.details(id)}>{name}</TextLink>,
    },
    { field: 'kind', priority: 2 },
    {
      field: 'filled',
      priority: 1,
      align: 'start',
      cell: (committee) => <SeatsText committee={committee} />,
    },
    { field: 'nextEndsOn', priority: 3 },
    { field: 'status', priority: 2, cell: ({ status }) => <CommitteeStatusBadge value={status} /> },
    { field: 'purpose', priority: 4 },
  ]);
