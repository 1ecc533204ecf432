import { sql } from 'kysely';
import type { Tx } from '../../../../../../platform/database/database';

export interface LeftSince {
  /** So much can be taken away as of the day: more was taken away then, and taken back later. */
  leastMinor: number;
  /** So much was left on one of the days: no more than the whole charge is left where something is recovered as of the day. */
  maxMinor: number;
  originalMinor: number;
}

interface Part {
  itemId: string;
  amountMinor: number;
}

/** Whether so much of charges that was taken away can be left again as of a day: on none since then is more left than was charged. */
export async function wasTakenSince(tx: Tx, parts: readonly Part[], day: string): Promise<boolean> {
  const since = await leftSince(
    tx,
    parts.map(({ itemId }) => itemId),
    day,
  );
  return parts.every(({ itemId, amountMinor }) => {
    const left = since.get(itemId);
    return left !== undefined && left.maxMinor + amountMinor <= left.originalMinor;
  });
}

/** Of charges, by their ids: what nobody had taken away of them at the end of a day and of every day since. What was recovered of a write-off is left again. */
export async function leftSince(
  tx: Tx,
  itemIds: readonly string[],
  day: string,
): Promise<ReadonlyMap<string, LeftSince>> {
  const ids = sql`${[...itemIds]}::uuid[]`;
  const { rows } = await sql<LeftSince & { id: string }>`
    with taken as (
      select line.item_id as id, adjustment.adjusted_on, adjustment.voided_on, line.amount_minor as amount
      from adjustment_line line
      join adjustment on adjustment.tenant_id = line.tenant_id and adjustment.id = line.adjustment_id
      where line.item_id = any(${ids})
      union all
      select again.item_id, payment.received_on, payment.ended_on, -again.amount_minor
      from adjustment_recovery again
      join payment on payment.tenant_id = again.tenant_id and payment.id = again.payment_id
      where again.item_id = any(${ids})
    ), moved as (
      select item.id, ${day}::date as on_day, item.original as amount from open_item item where item.id = any(${ids})
      union all select id, greatest(adjusted_on, ${day}::date), -amount from taken
      union all select id, greatest(voided_on, ${day}::date), amount from taken where voided_on is not null
    ), stood as (
      select id, sum(sum(amount)) over (partition by id order by on_day) as left_minor from moved group by id, on_day
    )
    select stood.id, min(left_minor)::bigint as "leastMinor", max(left_minor)::bigint as "maxMinor", item.original as "originalMinor"
    from stood join open_item item on item.id = stood.id group by item.tenant_id, item.id, stood.id, item.original`.execute(
    tx,
  );
  return new Map(rows.map(({ id, ...left }) => [id, left]));
}
