import { defineColumns } from '../../wire/fields/columns';
import type { ReconciliationSummary } from './reconciliation-list';
import { reconciliationLabels } from './reconciliation.labels';
import { changesSince, reconciliationStatuses } from './reconciliation.values';

/** Reconciliations of all bank accounts, as a table and as a file, and what they are filtered by. */
export const reconciliationColumns = defineColumns<ReconciliationSummary>()(
  reconciliationLabels,
  [
    { field: 'toOn', kind: 'day', sort: true },
    { field: 'account', kind: 'text', of: ({ account }) => `${account.code} ${account.name}` },
    { field: 'status', kind: 'choice' },
    { field: 'openingMinor', kind: 'money' },
    { field: 'closingMinor', kind: 'money', sort: true },
    { field: 'changes', kind: 'choice' },
    { field: 'startedBy', kind: 'text' },
    { field: 'finishedBy', kind: 'text' },
    { field: 'finishedAt', kind: 'moment' },
  ],
  {
    status: reconciliationStatuses,
    accountId: 'reference',
    toOn: 'days',
    changes: changesSince,
    closingMinor: 'money',
  },
);
