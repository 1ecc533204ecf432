import { sql } from 'kysely';
import type { Tx } from '../../../database/database';

/** How many recipients of a dispatch are in each state; of one whose log is deleted, how many were. */
export async function countsOf(
  tx: Tx,
  dispatchIds: readonly string[],
): Promise<Map<string, Record<string, number>>> {
  const counts = new Map<string, Record<string, number>>(dispatchIds.map((id) => [id, {}]));
  const { rows } = await sql<{ dispatchId: string; counts: Record<string, number> }>`
    select id as dispatch_id, counts from dispatch where id = any(${[...dispatchIds]}::uuid[]) and counts is not null
    union all
    select dispatch_id, jsonb_object_agg(state, count) from (
      select dispatch_id, state, count(*)::int as count from dispatch_recipient
      where dispatch_id = any(${[...dispatchIds]}::uuid[]) group by 1, 2) by_state
    group by 1`.execute(tx);
  for (const { dispatchId, counts: found } of rows) counts.set(dispatchId, found);
  return counts;
}

/**
 * Deletes who got what of dispatches that ended longer ago than their log is kept: names, addresses and what stood in the words
 * for each. How many letters fared how stays.
 */
export async function forgetRecipients(tx: Tx, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from dispatch where counts is null and ended_at + make_interval(days => kept_days) < ${now}
    for update`.execute(tx);
  for (const { id } of rows) {
    const counts = (await countsOf(tx, [id])).get(id) ?? {};
    await tx
      .updateTable('dispatch')
      .set({ counts: JSON.stringify(counts), forgottenAt: now })
      .where('id', '=', id)
      .execute();
    await tx.deleteFrom('dispatchRecipient').where('dispatchId', '=', id).execute();
  }
}
