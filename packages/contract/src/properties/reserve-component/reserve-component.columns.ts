import { defineColumns } from '../../wire/fields/columns';
import type { ReserveComponent } from './reserve-component';
import { assetCategories } from '../asset/asset.values';
import { reserveComponentLabels } from './reserve-component.labels';

/** The components of the reserve study, as a table and as a file, and what they are filtered by. */
export const reserveComponentColumns = defineColumns<ReserveComponent>()(
  reserveComponentLabels,
  [
    { field: 'name', kind: 'text', sort: true },
    { field: 'category', kind: 'choice', sort: true },
    { field: 'area', kind: 'text', of: ({ area }) => area?.name },
    { field: 'quantity', kind: 'number' },
    { field: 'unit', kind: 'text' },
    { field: 'inServiceOn', kind: 'day' },
    { field: 'usefulLifeYears', kind: 'number', sort: true },
    { field: 'assessedOn', kind: 'day' },
    { field: 'assessedRemainingYears', kind: 'number' },
    { field: 'replaceOn', kind: 'day', sort: true },
    { field: 'replacementCostMinor', kind: 'money', sort: true, total: true },
    { field: 'pricedOn', kind: 'day' },
    { field: 'fullyFundedMinor', kind: 'money' },
    { field: 'yearlyMinor', kind: 'money' },
    { field: 'assetCount', kind: 'number' },
    { field: 'notes', kind: 'text' },
  ],
  {
    category: assetCategories,
    areaId: 'reference',
    replaceOn: 'days',
    replacementCostMinor: 'money',
    usefulLifeYears: 'number',
  },
);
