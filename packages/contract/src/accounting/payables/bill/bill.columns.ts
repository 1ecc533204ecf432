import { defineColumns } from '../../../wire/fields/columns';
import { agingBuckets } from '../../receivables/invoice/invoice.values';
import type { BillSummary } from './bill';
import { billKinds, billStatuses } from './bill.values';
import { billLabels } from './bill.labels';

/** The bills, as a table and as a file, and what they are filtered by. */
export const billColumns = defineColumns<BillSummary>()(
  billLabels,
  [
    { field: 'voucher', kind: 'serial', sort: true },
    { field: 'vendor', kind: 'text', of: ({ vendor }) => vendor.name },
    { field: 'kind', kind: 'choice' },
    { field: 'number', kind: 'text' },
    { field: 'billedOn', kind: 'day', sort: true },
    { field: 'dueOn', kind: 'day', sort: true },
    { field: 'status', kind: 'choice' },
    { field: 'aging', kind: 'choice' },
    { field: 'totalMinor', kind: 'money', sort: true, total: true },
    { field: 'openMinor', kind: 'money', sort: true, total: true },
    { field: 'memo', kind: 'text' },
  ],
  {
    status: billStatuses,
    aging: agingBuckets,
    kind: billKinds,
    vendorId: 'reference',
    billedOn: 'days',
    dueOn: 'days',
    totalMinor: 'money',
  },
);
