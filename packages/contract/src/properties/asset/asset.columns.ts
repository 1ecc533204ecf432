import { defineColumns } from '../../wire/fields/columns';
import type { AssetSummary } from './asset';
import { assetCategories, assetStatuses, serviceStates, warrantyStates } from './asset.values';
import { assetLabels } from './asset.labels';

/** The asset register, as a table and as a file, and what it is filtered by. */
export const assetColumns = defineColumns<AssetSummary>()(
  assetLabels,
  [
    { field: 'name', kind: 'text', sort: true },
    { field: 'category', kind: 'choice', sort: true },
    { field: 'area', kind: 'text', of: ({ area }) => area?.name },
    { field: 'location', kind: 'text' },
    { field: 'tag', kind: 'text' },
    { field: 'manufacturer', kind: 'text' },
    { field: 'model', kind: 'text' },
    { field: 'serialNumber', kind: 'text' },
    { field: 'status', kind: 'choice' },
    { field: 'installedOn', kind: 'day', sort: true },
    { field: 'retiredOn', kind: 'day' },
    { field: 'costMinor', kind: 'money', total: true },
    { field: 'supplier', kind: 'text' },
    { field: 'warrantyExpiresOn', kind: 'day', sort: true },
    { field: 'warrantyProvider', kind: 'text' },
    { field: 'warrantyReference', kind: 'text' },
    { field: 'serviceProvider', kind: 'text' },
    { field: 'serviceIntervalMonths', kind: 'number' },
    { field: 'nextServiceOn', kind: 'day', sort: true },
    { field: 'lastServicedOn', kind: 'day' },
  ],
  {
    service: serviceStates,
    warranty: warrantyStates,
    category: assetCategories,
    areaId: 'reference',
    status: assetStatuses,
    nextServiceOn: 'days',
    warrantyExpiresOn: 'days',
    installedOn: 'days',
    costMinor: 'money',
    manufacturer: 'value',
    serviceProvider: 'value',
    location: 'text',
  },
);
