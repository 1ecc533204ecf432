import type { shareDistribution } from '@courtyard/contract/properties/property/property';
import { sql } from 'kysely';
import type { z } from 'zod';
import { invalid } from '../../../platform/http/problem';
import { lockList } from '../../../platform/database/lists/lock-list';
import { type CallContext, recordChange, todayOf } from '../../../platform/section/call-context';
import { seesAll } from './property.access';
import { largestRemainder } from './property.rules';
import { ownPropertyIds } from './property.sql';

/** Archives several at once and says how many that changed. Ids that are not the caller's to see are passed over. */
export async function archiveProperties(
  context: CallContext,
  propertyIds: string[],
): Promise<{ archived: number }> {
  await lockList(context.tx, 'property');
  const rows = await context.tx
    .updateTable('property')
    .set((row) => ({
      archivedAt: context.platform.clock(),
      updatedAt: context.platform.clock(),
      version: row('version', '+', 1),
    }))
    .where('id', '=', sql<string>`any(${propertyIds}::uuid[])`)
    .where('archivedAt', 'is', null)
    .$if(!seesAll(context), (query) =>
      query.where(
        sql<boolean>`property.id in (${ownPropertyIds(context.caller.memberId, todayOf(context))})`,
      ),
    )
    .returning('id')
    .execute();
  const entries = rows.map(({ id }) => ({
    action: 'property.archive',
    subjectType: 'property',
    subjectId: id,
    changes: { archived: { before: false, after: true } },
  }));
  if (entries.length > 0) await recordChange(context, entries);
  return { archived: rows.length };
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
