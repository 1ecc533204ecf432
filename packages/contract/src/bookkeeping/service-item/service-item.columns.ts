import { defineColumns } from '../../wire/fields/columns';
import { chargeTypes } from '../charge/charge.values';
import type { ServiceItem } from './service-item';
import { serviceItemKinds, serviceItemStatuses, taxBoxes } from './service-item.values';
import { serviceItemLabels } from './service-item.labels';

const called = (named: { code: string; name: string } | null) => named && `${named.code} ${named.name}`;

/** Services and items, as a table and as a file, and what they are filtered by. */
export const serviceItemColumns = defineColumns<ServiceItem>()(
  serviceItemLabels,
  [
    { field: 'name', kind: 'text', sort: true },
    { field: 'code', kind: 'text', sort: true },
    { field: 'kind', kind: 'choice' },
    { field: 'description', kind: 'text' },
    { field: 'priceMinor', kind: 'money', sort: true },
    { field: 'unit', kind: 'text' },
    { field: 'fund', kind: 'text', of: ({ fund }) => called(fund) },
    { field: 'incomeAccount', kind: 'text', of: ({ incomeAccount }) => called(incomeAccount) },
    { field: 'chargeType', kind: 'choice' },
    { field: 'expenseAccount', kind: 'text', of: ({ expenseAccount }) => called(expenseAccount) },
    { field: 'taxBox', kind: 'choice' },
    {
      field: 'status',
      kind: 'choice',
      of: ({ archivedAt }) => (archivedAt === null ? 'active' : 'archived'),
    },
    { field: 'updatedAt', kind: 'moment', sort: true },
  ],
  {
    kind: serviceItemKinds,
    accountId: 'reference',
    fundId: 'reference',
    chargeType: chargeTypes,
    taxBox: taxBoxes,
    priceMinor: 'money',
    status: serviceItemStatuses,
    updatedAt: 'days',
  },
);
