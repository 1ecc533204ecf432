import type { shareDistribution } from '@courtyard/contract/properties/property/property';
import { sql } from 'kysely';
import type { z } from 'zod';
import { invalid } from '../../../platform/http/problem';
import { lockList } from '../../../platform/database/lists/lock-list';
import { type CallContext, recordChange, todayOf } from '../../../platform/section/call-context';
import { versionConflict } from '../../../platform/section/conflicts';
import { seesAll } from './property.access';
import { largestRemainder } from './property.rules';
import { ownPropertyIds } from './property.sql';

interface PropertyVersion {
  id: string;
  version: number;
}

/** What of the properties the caller may change. */
const inReach = (context: CallContext) =>
  seesAll(context)
    ? sql<boolean>`true`
    : sql<boolean>`property.id in (${ownPropertyIds(context.caller.memberId, todayOf(context))})`;

async function recordAll(context: CallContext, ids: readonly string[], archived: boolean): Promise<void> {
  if (ids.length === 0) return;
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

/** Archives several at once and says which that changed. Ids that are not the caller's to see are passed over. */
export async function archiveProperties(
  context: CallContext,
  propertyIds: string[],
): Promise<{ archived: PropertyVersion[] }> {
  await lockList(context.tx, 'property');
  const archived = await context.tx
    .updateTable('property')
    .set((row) => ({
      archivedAt: context.platform.clock(),
      updatedAt: context.platform.clock(),
      version: row('version', '+', 1),
    }))
    .where('id', '=', sql<string>`any(${propertyIds}::uuid[])`)
    .where('archivedAt', 'is', null)
    .where(inReach(context))
    .returning(['id', 'version'])
    .execute();
  await recordAll(
    context,
    archived.map(({ id }) => id),
    true,
  );
  return { archived };
}

/** Brings archived properties back, all or none. Throws conflict where one is not as it was at its version. */
export async function restoreProperties(
  context: CallContext,
  properties: readonly PropertyVersion[],
): Promise<{ restored: number }> {
  await lockList(context.tx, 'property');
  const ids = properties.map(({ id }) => id);
  const versions = properties.map(({ version }) => version);
  const rows = await context.tx
    .updateTable('property')
    .from(
      sql<PropertyVersion>`unnest(${ids}::uuid[], ${versions}::int[])`.as<'wanted'>(
        sql`wanted (id, version)`,
      ),
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

const targets = {
  ownershipShare: { column: 'ownershipShareMillionths', field: 'ownershipShareMillionths' },
  billingRatio: { column: 'billingRatioMillionths', field: 'billingRatioMillionths' },
} as const;

/** Spreads the whole over all unarchived properties, to the millionth. Throws invalid where the basis is missing. */
export async function distributeShares(
  context: CallContext,
  { target, basis }: z.output<typeof shareDistribution>,
): Promise<{ changed: number; total: number }> {
  await lockList(context.tx, 'property');
  const rows = await context.tx
    .selectFrom('property')
    .select(['id', 'areaSqFt', 'ownershipShareMillionths', 'billingRatioMillionths'])
    .where('archivedAt', 'is', null)
    .orderBy('buildingSort')
    .orderBy('unitSort')
    .execute();
  const weights = rows.map((row) => {
    if (basis === 'equal') return 1;
    return basis === 'area' ? (row.areaSqFt ?? 0) : row.ownershipShareMillionths;
  });
  if (rows.length > 0 && weights.every((weight) => weight === 0))
    throw invalid({ basis: 'No property has a value to go by.' });
  const { column, field } = targets[target];
  const shares = largestRemainder(1_000_000, weights);
  const changed = rows
    .map((row, index) => ({ id: row.id, before: row[column], after: shares[index] ?? 0 }))
    .filter(({ before, after }) => before !== after);
  await sql`
    update property set ${sql.ref(column)} = fresh.share, version = version + 1, updated_at = ${context.platform.clock()}
    from unnest(${changed.map(({ id }) => id)}::uuid[], ${changed.map(({ after }) => after)}::int[]) as fresh (id, share)
    where property.id = fresh.id`.execute(context.tx);
  await recordChange(context, [
    {
      action: `properties.distribute-${target === 'ownershipShare' ? 'ownership-shares' : 'billing-ratios'}`,
      subjectType: 'properties',
      subjectId: context.tenant.id,
      changes: { basis: { before: null, after: basis }, properties: { before: null, after: changed.length } },
    },
    // And with each property, whose history would not tell otherwise where its share comes from.
    ...changed.map(({ id, before, after }) => ({
      action: 'property.update',
      subjectType: 'property',
      subjectId: id,
      changes: { [field]: { before, after } },
    })),
  ]);
  return { changed: changed.length, total: rows.length };
}
