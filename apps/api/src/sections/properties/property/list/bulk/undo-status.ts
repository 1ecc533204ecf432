import type { BulkAnswer, RecordVersion } from '@courtyard/contract/fields/chosen-rows';
import { sql } from 'kysely';
import { changeOf } from '../../../../../platform/audit/audit';
import { recordChange } from '../../../../../platform/section/call-context';
import {
  type BulkChange,
  leave,
  type BulkContext,
  takeBack,
} from '../../../../../platform/section/bulk/bulk-change';
import type { PropertyFilters } from '../properties.sql';
import { bulkProperties, type PropertyRow } from './bulk-properties';

const undoing: BulkChange<PropertyFilters, PropertyRow, object> = {
  ...bulkProperties,
  async change(context, rows) {
    const ids = rows.map(({ id }) => id);
    const given = await context.tx
      .updateTable('property')
      .set((row) => ({
        status: sql`undo ->> 'status'`,
        undo: null,
        updatedAt: context.platform.clock(),
        version: row('version', '+', 1),
      }))
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      // What an action left, and nobody changed since.
      .where(sql<boolean>`(undo ->> 'version')::int = version`)
      .returning(['id', 'version', 'status'])
      .execute();
    const back = new Map(given.map((row) => [row.id, row]));
    const entries = rows.flatMap(({ id, status }) => {
      const after = back.get(id);
      return after
        ? [changeOf('property.update', { property: id }, { status }, { status: after.status })]
        : [];
    });
    if (entries.length > 0) await recordChange(context, entries);
    return {
      done: given.map(({ id, version }) => ({ id, version })),
      left: rows.filter(({ id }) => !back.has(id)).map((row) => leave(row, 'changed-meanwhile')),
    };
  },
};

/** Gives properties the status back that a bulk action took the place of. */
export const undoPropertyStatus = (context: BulkContext, records: RecordVersion[]): Promise<BulkAnswer> =>
  takeBack(context, undoing, records, 'property');
