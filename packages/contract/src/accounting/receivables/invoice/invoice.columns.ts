import { defineColumns } from '../../../wire/fields/columns';
import type { InvoiceSummary } from './invoice';
import { agingBuckets, invoiceOwners, invoiceStatuses } from './invoice.values';
import { invoiceLabels } from './invoice.labels';

/** The invoices, as a table and as a file, and what they are filtered by. */
export const invoiceColumns = defineColumns<InvoiceSummary>()(
  invoiceLabels,
  [
    { field: 'number', kind: 'serial', sort: true },
    { field: 'property', kind: 'text', of: ({ property }) => property.name },
    { field: 'billedTo', kind: 'text' },
    { field: 'issuedOn', kind: 'day', sort: true },
    { field: 'dueOn', kind: 'day', sort: true },
    { field: 'status', kind: 'choice' },
    { field: 'aging', kind: 'choice' },
    { field: 'totalMinor', kind: 'money', sort: true, total: true },
    { field: 'openMinor', kind: 'money', sort: true, total: true },
    { field: 'writtenOffMinor', kind: 'money' },
    { field: 'memo', kind: 'text' },
  ],
  {
    status: invoiceStatuses,
    aging: agingBuckets,
    propertyId: 'reference',
    ownership: invoiceOwners,
    issuedOn: 'days',
    dueOn: 'days',
    totalMinor: 'money',
  },
);
