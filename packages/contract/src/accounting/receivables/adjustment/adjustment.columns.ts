import { defineColumns } from '../../../wire/fields/columns';
import type { AdjustmentSummary } from './adjustment';
import { adjustmentKinds, adjustmentStatuses } from './adjustment.values';
import { adjustmentLabels } from './adjustment.labels';

/** Credit memos, waivers, write-offs and refunds, as a table and as a file, and what they are filtered by. */
export const adjustmentColumns = defineColumns<AdjustmentSummary>()(
  adjustmentLabels,
  [
    { field: 'number', kind: 'serial', sort: true },
    { field: 'kind', kind: 'choice' },
    { field: 'property', kind: 'text', of: ({ property }) => property.name },
    { field: 'adjustedOn', kind: 'day', sort: true },
    { field: 'reason', kind: 'text' },
    { field: 'status', kind: 'choice' },
    { field: 'amountMinor', kind: 'money', sort: true, total: true },
    { field: 'creditMinor', kind: 'money', total: true },
  ],
  {
    kind: adjustmentKinds,
    status: adjustmentStatuses,
    propertyId: 'reference',
    adjustedOn: 'days',
    amountMinor: 'money',
  },
);
