import { defineColumns } from '../../wire/fields/columns';
import type { CommitteeSummary } from './committee';
import { committeeKinds, committeeStatuses } from './committee.values';
import { committeeLabels } from './committee.labels';

/** The committees, as a table and as a file, and what they are filtered by. */
export const committeeColumns = defineColumns<CommitteeSummary>()(
  committeeLabels,
  [
    { field: 'name', kind: 'text', sort: true },
    { field: 'kind', kind: 'choice' },
    { field: 'purpose', kind: 'text' },
    { field: 'seats', kind: 'number' },
    { field: 'filled', kind: 'number' },
    { field: 'vacant', kind: 'number' },
    { field: 'nextEndsOn', kind: 'day' },
    { field: 'status', kind: 'choice' },
  ],
  { kind: committeeKinds, status: committeeStatuses },
);
