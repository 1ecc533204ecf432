import { defineColumns } from '../../wire/fields/columns';
import type { PollSummary } from './poll';
import { pollKinds, pollStatuses, secrecies } from './poll.values';
import { pollLabels } from './poll.labels';

/** The polls, as a table and as a file, and what they are filtered by. */
export const pollColumns = defineColumns<PollSummary>()(
  pollLabels,
  [
    { field: 'title', kind: 'text', sort: true },
    { field: 'status', kind: 'choice' },
    { field: 'kind', kind: 'choice' },
    { field: 'secrecy', kind: 'choice' },
    { field: 'closesAt', kind: 'moment', sort: true },
    { field: 'electors', kind: 'number' },
    { field: 'voted', kind: 'number' },
    { field: 'updatedAt', kind: 'moment', sort: true },
  ],
  { status: pollStatuses, kind: pollKinds, secrecy: secrecies, closesAt: 'days' },
);
