import { defineColumns } from '../../wire/fields/columns';
import type { AssetSummary } from './asset';
import { assetWords } from './asset.words';

/** The asset register, as a table and as a file. */
export const assetColumns = defineColumns<AssetSummary>()(assetWords, [
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
  { field: 'costMinor', kind: 'money' },
  { field: 'supplier', kind: 'text' },
  { field: 'warrantyExpiresOn', kind: 'day', sort: true },
  { field: 'warrantyProvider', kind: 'text' },
  { field: 'warrantyReference', kind: 'text' },
  { field: 'serviceProvider', kind: 'text' },
  { field: 'serviceIntervalMonths', kind: 'number' },
  { field: 'nextServiceOn', kind: 'day', sort: true },
  { field: 'lastServicedOn', kind: 'day' },
]);
