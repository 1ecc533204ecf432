import { defineColumns } from '../../../wire/fields/columns';
import type { PaymentSummary } from './payment';
import { paymentMethods, paymentStatuses } from './payment.values';
import { paymentLabels } from './payment.labels';

/** The payments, as a table and as a file, and what they are filtered by. */
export const paymentColumns = defineColumns<PaymentSummary>()(
  paymentLabels,
  [
    { field: 'number', kind: 'serial', sort: true },
    { field: 'receivedOn', kind: 'day', sort: true },
    {
      field: 'property',
      kind: 'text',
      of: ({ properties }) => properties.map(({ name }) => name).join(', '),
    },
    { field: 'payer', kind: 'text' },
    { field: 'method', kind: 'choice' },
    { field: 'reference', kind: 'text' },
    { field: 'status', kind: 'choice' },
    { field: 'amountMinor', kind: 'money', sort: true, total: true },
    { field: 'creditMinor', kind: 'money', total: true },
  ],
  {
    status: paymentStatuses,
    method: paymentMethods,
    propertyId: 'reference',
    receivedOn: 'days',
    amountMinor: 'money',
  },
);
