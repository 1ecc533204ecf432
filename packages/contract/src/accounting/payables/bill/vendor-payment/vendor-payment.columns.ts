import { defineColumns } from '../../../../wire/fields/columns';
import type { VendorPaymentSummary } from './vendor-payment';
import { vendorPaymentMethods, vendorPaymentStatuses } from './vendor-payment.values';
import { vendorPaymentLabels } from './vendor-payment.labels';

/** The payments to vendors, as a table and as a file, and what they are filtered by. */
export const vendorPaymentColumns = defineColumns<VendorPaymentSummary>()(
  vendorPaymentLabels,
  [
    { field: 'number', kind: 'serial', sort: true },
    { field: 'vendor', kind: 'text', of: ({ vendor }) => vendor.name },
    { field: 'paidOn', kind: 'day', sort: true },
    { field: 'method', kind: 'choice' },
    // As it is printed, without groups of digits.
    { field: 'checkNumber', kind: 'text' },
    { field: 'reference', kind: 'text' },
    { field: 'bankAccount', kind: 'text', of: ({ bankAccount }) => bankAccount.name },
    { field: 'status', kind: 'choice' },
    { field: 'amountMinor', kind: 'money', sort: true, total: true },
    { field: 'creditMinor', kind: 'money', total: true },
    { field: 'memo', kind: 'text' },
  ],
  {
    status: vendorPaymentStatuses,
    method: vendorPaymentMethods,
    vendorId: 'reference',
    paidOn: 'days',
    amountMinor: 'money',
  },
);
