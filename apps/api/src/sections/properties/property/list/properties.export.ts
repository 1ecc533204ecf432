import type { propertyRoutes } from '@courtyard/contract/properties/property/property';
import type { z } from 'zod';
import { exportColumns } from '../../../../platform/files/export/columns';
import { defineExport } from '../../../../platform/files/export/export-list';
import { headers } from '../../import/rules/columns.rules';
import { percentOf } from '../percent.rules';
import { everyProperty } from './properties.sql';

type Query = z.output<(typeof propertyRoutes.exportProperties)['query']>;
type Row = ReturnType<typeof everyProperty> extends AsyncIterable<infer R> ? R : never;

const column = exportColumns<Row>();

/** The list of properties as a file that the import reads back: with its titles and values, in every language. */
export const propertiesExport = ({ sort, format: _, ...filters }: Query, today: string) =>
  defineExport({
    name: 'properties',
    words: [{ en: headers, es: headers }],
    rows: ({ tx, tenant }) => everyProperty(tx, { tenantId: tenant.id, filters, sort, today }),
    columns: [
      column.text('unitNumber'),
      column.text('building'),
      column.text('lot'),
      column.text('type'),
      column.text('status'),
      column.text('addressLine1', ({ addressLine }) => addressLine),
      column.text('addressLine2'),
      column.text('city'),
      column.text('region'),
      column.text('postalCode'),
      column.number('areaSqFt'),
      column.number('bedrooms'),
      column.number('bathrooms', ({ bathroomHalves }) => bathroomHalves && bathroomHalves / 2),
      column.number('floor'),
      column.number('ownershipShare', (row) => Number(percentOf(row.ownershipShareMillionths))),
      column.number('billingRatio', (row) => Number(percentOf(row.billingRatioMillionths))),
      column.text('notes'),
      column.text('ownerName', ({ owners }) => owners),
    ],
  });
