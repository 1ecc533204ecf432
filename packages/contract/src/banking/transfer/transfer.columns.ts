import { defineColumns } from '../../wire/fields/columns';
import type { Transfer } from './transfer';
import { transferLabels } from './transfer.labels';
import { transferPurposes, transferStatuses } from './transfer.values';

/** Transfers, as a table and as a file, and what they are filtered by; `accountId` is either of the two accounts. */
export const transferColumns = defineColumns<Transfer>()(
  transferLabels,
  [
    { field: 'number', kind: 'serial', sort: true },
    { field: 'on', kind: 'day', sort: true },
    { field: 'from', kind: 'text', of: ({ from }) => `${from.code} ${from.name}` },
    { field: 'to', kind: 'text', of: ({ to }) => `${to.code} ${to.name}` },
    { field: 'purpose', kind: 'choice' },
    { field: 'status', kind: 'choice' },
    { field: 'memo', kind: 'text' },
    { field: 'entry', kind: 'serial', of: ({ entry }) => entry.no },
    { field: 'createdBy', kind: 'text' },
    { field: 'approvedBy', kind: 'text' },
    { field: 'amountMinor', kind: 'money', sort: true, total: true },
  ],
  {
    accountId: 'reference',
    purpose: transferPurposes,
    status: transferStatuses,
    on: 'days',
    amountMinor: 'money',
  },
);
