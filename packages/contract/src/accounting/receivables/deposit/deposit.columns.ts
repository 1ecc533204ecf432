import { defineColumns } from '../../../wire/fields/columns';
import type { DepositSummary } from './deposit';
import { depositStatuses } from './deposit.values';
import { depositLabels } from './deposit.labels';

/** The deposits, as a table and as a file, and what they are filtered by. */
export const depositColumns = defineColumns<DepositSummary>()(
  depositLabels,
  [
    { field: 'number', kind: 'serial', sort: true },
    { field: 'depositedOn', kind: 'day', sort: true },
    { field: 'bankAccount', kind: 'text', of: ({ bankAccount }) => bankAccount.name },
    { field: 'reference', kind: 'text' },
    { field: 'paymentCount', kind: 'number' },
    { field: 'status', kind: 'choice' },
    { field: 'amountMinor', kind: 'money', sort: true, total: true },
  ],
  { status: depositStatuses, depositedOn: 'days', amountMinor: 'money' },
);
