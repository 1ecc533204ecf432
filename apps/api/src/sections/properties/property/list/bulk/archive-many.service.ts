import type { RecordVersion } from '@courtyard/contract/fields/chosen-rows';
import { labelsFrom } from '@courtyard/contract/fields/labels';
import { sql } from 'kysely';
import { z } from 'zod';
import { lockList } from '../../../../../platform/database/lists/lock-list';
import { type CallContext, recordChange } from '../../../../../platform/section/call-context';
import { versionConflict } from '../../../../../platform/section/conflicts';
import type { BulkChange } from '../../../../../platform/section/bulk/bulk-change';
import { inReach, bulkProperties, propertiesPage, type PropertyRow } from './bulk-properties';
import type { PropertyFilters } from '../properties.sql';
import en from '../../../properties.en.json';
import es from '../../../properties.es.json';

const labels = labelsFrom(en, es);

async function recordAll(context: CallContext, ids: readonly string[], archived: boolean): Promise<void> {
  await recordChange(
    context,
    ids.map((id) => ({
      action: archived ? 'property.archive' : 'property.restore',
      subjectType: 'property',
      subjectId: id,
      changes: { archived: { before: !archived, after: archived } },
    })),
  );
}

/** Archives many properties at once. */
export const archiveProperties: BulkChange<PropertyFilters, PropertyRow, object> = {
  ...bulkProperties,
  job: {
    name: 'properties.archive',
    permission: 'Property Archive',
    label: labels['job.archive'],
    page: propertiesPage,
    input: z.object({}),
  },
  isDone: ({ archived }) => archived,
  async change(context, rows) {
    const ids = rows.map(({ id }) => id);
    const now = context.platform.clock();
    const done = await context.tx
      .updateTable('property')
      .set((row) => ({ archivedAt: now, updatedAt: now, version: row('version', '+', 1) }))
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      .returning(['id', 'version'])
      .execute();
    await recordAll(context, ids, true);
    return { done, left: [] };
  },
};

/** Brings archived properties back, all or none. Throws conflict where one is not as it was at its version. */
export async function restoreProperties(
  context: CallContext,
  properties: readonly RecordVersion[],
): Promise<{ restored: number }> {
  await lockList(context.tx, 'property');
  const ids = properties.map(({ id }) => id);
  const versions = properties.map(({ version }) => version);
  const rows = await context.tx
    .updateTable('property')
    .from(
      sql<RecordVersion>`unnest(${ids}::uuid[], ${versions}::int[])`.as<'wanted'>(sql`wanted (id, version)`),
    )
    .set({
      archivedAt: null,
      updatedAt: context.platform.clock(),
      version: sql<number>`property.version + 1`,
    })
    .whereRef('property.id', '=', 'wanted.id')
    .whereRef('property.version', '=', 'wanted.version')
    .where('property.archivedAt', 'is not', null)
    .where(inReach(context))
    .returning('property.id')
    .execute();
  if (rows.length < new Set(ids).size) throw versionConflict('property');
  await recordAll(context, ids, false);
  return { restored: rows.length };
}
