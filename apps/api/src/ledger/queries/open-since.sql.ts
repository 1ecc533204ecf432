import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database';

/**
 * Of open items, by their ids: how much was open at the end of a day and of every day since; above zero of a credit too. So much of them
 * can be settled as of that day. More was settled then, or came back later, and would be settled twice on the days between. Entries
 * that are taken back with it count as if they were not there.
 */
export async function openSince(
  tx: Tx,
  itemIds: readonly string[],
  day: string,
  without: readonly string[] = [],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; openMinor: number }>`
    with moved as (
      select item.id, ${day}::date as on_day, 0::bigint as amount from open_item item where item.id = any(${[...itemIds]}::uuid[])
      union all
      select item.id, greatest(line.entry_date, ${day}::date), line.amount * sign(item.original)::int
      from open_item item
      join journal_line line on line.tenant_id = item.tenant_id and line.open_item_id = item.id
      where item.id = any(${[...itemIds]}::uuid[]) and not line.entry_id = any(${[...without]}::uuid[])
    ), stood as (
      select id, sum(sum(amount)) over (partition by id order by on_day) as open from moved group by id, on_day
    )
    select id, greatest(0, min(open))::bigint as "openMinor" from stood group by id`.execute(tx);
  return new Map(rows.map(({ id, openMinor }) => [id, openMinor]));
}
