import { defineColumns } from '../../../wire/fields/columns';
import { agingBuckets, invoiceOwners } from '../invoice/invoice.values';
import type { UnitAccount } from './unit-account';
import { unitHolds, unitStandings } from './unit-account.values';
import { unitAccountLabels } from './unit-account.labels';

/** What units owe, as a table and as a file, and what it is filtered by. */
export const unitAccountColumns = defineColumns<UnitAccount>()(
  unitAccountLabels,
  [
    { field: 'property', kind: 'text', sort: true, of: ({ property }) => property.name },
    { field: 'building', kind: 'text' },
    { field: 'owners', kind: 'text' },
    { field: 'ownership', kind: 'choice' },
    { field: 'held', kind: 'choice' },
    { field: 'dueSince', kind: 'day', sort: true },
    { field: 'currentMinor', kind: 'money', total: true },
    { field: 'to30Minor', kind: 'money', total: true },
    { field: 'to60Minor', kind: 'money', total: true },
    { field: 'to90Minor', kind: 'money', total: true },
    { field: 'over90Minor', kind: 'money', sort: true, total: true },
    { field: 'creditMinor', kind: 'money', sort: true, total: true },
    { field: 'balanceMinor', kind: 'money', sort: true, total: true },
    { field: 'at', kind: 'day' },
  ],
  {
    standing: unitStandings,
    aging: agingBuckets,
    held: unitHolds,
    ownership: invoiceOwners,
    building: 'value',
    balanceMinor: 'money',
  },
);
