import { type PropertyStatus, propertyStatusSet } from '@courtyard/contract/properties/property/property';
import { labelsFrom } from '@courtyard/contract/fields/labels';
import { sql } from 'kysely';
import { changeOf } from '../../../../../platform/audit/audit';
import { recordChange } from '../../../../../platform/section/call-context';
import type { BulkChange } from '../../../../../platform/section/bulk/bulk-change';
import { bulkProperties, propertiesPage, type PropertyRow } from './bulk-properties';
import type { BeforeStatus } from '../../property.tables';
import type { PropertyFilters } from '../properties.sql';
import en from '../../../properties.en.json';
import es from '../../../properties.es.json';

const labels = labelsFrom(en, es);

interface NewStatus {
  status: PropertyStatus;
}

/** Gives many properties one status. */
export const setPropertyStatus: BulkChange<PropertyFilters, PropertyRow, NewStatus> = {
  ...bulkProperties,
  job: {
    name: 'properties.status',
    permission: 'Property Update',
    label: labels['job.status'],
    page: propertiesPage,
    input: propertyStatusSet,
  },
  isDone: (row, { status }) => row.status === status,
  async change(context, rows, { status }) {
    const ids = rows.map(({ id }) => id);
    const done = await context.tx
      .updateTable('property')
      .set((row) => ({
        status,
        undo: sql<BeforeStatus>`jsonb_build_object('status', status, 'version', version + 1)`,
        updatedAt: context.platform.clock(),
        version: row('version', '+', 1),
      }))
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      .returning(['id', 'version'])
      .execute();
    await recordChange(
      context,
      rows.map((row) =>
        changeOf('property.update', { property: row.id }, { status: row.status }, { status }),
      ),
    );
    return { done, left: [] };
  },
};
