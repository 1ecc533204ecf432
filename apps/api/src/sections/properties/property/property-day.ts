import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database';
import type { Act } from '../act';
import { todayOf } from '../act';

/** Per community the day for which this process knows that the summaries stand. */
const turned = new Map<string, string>();

/**
 * Owner names and occupancy in the list are those of a day. Whoever asks first on a new day brings them up to it,
 * which costs nothing for the rest of the day. Not to be called while a connection is held: were all held by those
 * who wait for the new day, nobody could turn it.
 */
export async function turnDay({ platform, tenant }: Pick<Act, 'platform' | 'tenant'>): Promise<string> {
  const today = todayOf({ platform, tenant });
  if (turned.get(tenant.id) !== today) {
    await platform.inTenant(tenant.id, async (tx) => {
      await sql`select courtyard.turn_property_day(${today}::date)`.execute(tx);
    });
    turned.set(tenant.id, today);
  }
  return today;
}

/** Reads properties as they are on the community's day. For handlers that hold no connection (`implementStream`). */
export async function onThisDay<T>(
  call: Pick<Act, 'platform' | 'tenant'>,
  read: (tx: Tx, today: string) => Promise<T>,
): Promise<T> {
  const today = await turnDay(call);
  return call.platform.inTenant(call.tenant.id, (tx) => read(tx, today), { readOnly: true });
}
