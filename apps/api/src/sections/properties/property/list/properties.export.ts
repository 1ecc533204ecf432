import { defineColumns } from '@courtyard/contract/fields/columns';
import type { propertyRoutes } from '@courtyard/contract/properties/property/property';
import type { z } from 'zod';
import { defineExport } from '../../../../platform/files/export/export-list';
import { asOf } from '../../../../platform/section/call-context';
import { headers } from '../import/rules/columns.rules';
import { everyProperty } from './properties.sql';

type Query = z.output<(typeof propertyRoutes.exportProperties)['query']>;
type Row = ReturnType<typeof everyProperty> extends AsyncIterable<infer R> ? R : never;

/** The columns of the import, so that it reads the file back: with its titles and values, in every language. */
const importColumns = defineColumns<Row>()(headers, [
  { field: 'unitNumber', kind: 'text' },
  { field: 'building', kind: 'text' },
  { field: 'lot', kind: 'text' },
  { field: 'type', kind: 'text' },
  { field: 'status', kind: 'text' },
  { field: 'addressLine1', kind: 'text', of: ({ addressLine }) => addressLine },
  { field: 'addressLine2', kind: 'text' },
  { field: 'city', kind: 'text' },
  { field: 'region', kind: 'text' },
  { field: 'postalCode', kind: 'text' },
  { field: 'areaSqFt', kind: 'number' },
  { field: 'bedrooms', kind: 'number' },
  { field: 'bathrooms', kind: 'number', of: ({ bathroomHalves }) => bathroomHalves && bathroomHalves / 2 },
  { field: 'floor', kind: 'number' },
  { field: 'ownershipShare', kind: 'share', of: (row) => row.ownershipShareMillionths },
  { field: 'billingRatio', kind: 'share', of: (row) => row.billingRatioMillionths },
  { field: 'notes', kind: 'text' },
  { field: 'ownerName', kind: 'text', of: ({ owners }) => owners },
]);

/** The list of properties as a file. */
export const propertiesExport = ({ sort, format: _, ...filters }: Query, today: string) =>
  defineExport({
    name: 'properties',
    columns: importColumns,
    rows: ({ tx, tenant, platform }) =>
      everyProperty(tx, { tenantId: tenant.id, filters, sort, at: { ...asOf({ tenant, platform }), today } }),
  });
