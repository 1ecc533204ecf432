import { defineColumns } from '../../wire/fields/columns';
import type { ExpenseClaimSummary } from './expense-claim';
import { claimOwners, claimStates } from './expense-claim.values';
import { expenseClaimLabels } from './expense-claim.labels';

/** The caller's own claims, as a table and as a file. */
export const myClaimColumns = defineColumns<ExpenseClaimSummary>()(
  expenseClaimLabels,
  [
    { field: 'number', kind: 'serial', sort: true },
    { field: 'purpose', kind: 'text' },
    { field: 'spentOn', kind: 'day', sort: true },
    { field: 'state', kind: 'choice' },
    { field: 'submittedAt', kind: 'moment', sort: true },
    { field: 'amountMinor', kind: 'money', sort: true, total: true },
  ],
  { state: claimStates, spentOn: 'days', amountMinor: 'money' },
);

/** All claims of the community. */
export const claimColumns = defineColumns<ExpenseClaimSummary>()(
  expenseClaimLabels,
  [
    { field: 'number', kind: 'serial', sort: true },
    { field: 'claimant', kind: 'text', of: ({ claimant }) => claimant.name },
    { field: 'purpose', kind: 'text' },
    { field: 'spentOn', kind: 'day', sort: true },
    { field: 'state', kind: 'choice' },
    { field: 'submittedAt', kind: 'moment', sort: true },
    { field: 'amountMinor', kind: 'money', sort: true, total: true },
  ],
  { state: claimStates, owner: claimOwners, spentOn: 'days', amountMinor: 'money' },
);
