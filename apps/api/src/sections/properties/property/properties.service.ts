import type { shareDistribution } from '@courtyard/contract/properties/property/property';
import { sql } from 'kysely';
import type { z } from 'zod';
import { invalid } from '../../../platform/http/problem';
import { lockList } from '../../../platform/database/lists/lock-list';
import { type CallContext, recordChange } from '../../../platform/section/call-context';
import { largestRemainder } from './property.rules';

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
    throw invalid({ basis: 'No property has the value this distribution is based on. Enter it first.' });
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
