import { defineColumns } from '../../wire/fields/columns';
import type { PayoutBatchSummary } from './payout';
import { payoutBatchStatuses, payoutMethods } from './payout.values';
import { payoutLabels } from './payout.labels';

/** The batches of payouts, as a table and as a file, and what they are filtered by. */
export const payoutColumns = defineColumns<PayoutBatchSummary>()(
  payoutLabels,
  [
    { field: 'number', kind: 'serial', sort: true },
    { field: 'status', kind: 'choice' },
    { field: 'payOn', kind: 'day', sort: true },
    { field: 'bankAccount', kind: 'text', of: ({ bankAccount }) => bankAccount.name },
    { field: 'method', kind: 'choice' },
    { field: 'bills', kind: 'number' },
    { field: 'note', kind: 'text' },
    { field: 'totalMinor', kind: 'money', sort: true, total: true },
  ],
  {
    status: payoutBatchStatuses,
    method: payoutMethods,
    bankAccountId: 'reference',
    payOn: 'days',
    totalMinor: 'money',
  },
);
