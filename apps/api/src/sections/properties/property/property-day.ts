import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database';
import { lockList } from '../../../platform/database/lists/lock-list';
import type { Platform } from '../../../platform/core/platform';
import type { CallContext } from '../../../platform/section/call-context';
import { todayOf } from '../../../platform/section/call-context';

/** Per community the day for which this process knows that the summaries stand. */
const turned = new Map<string, string>();

/** What is being turned now, so that of all who wait for a day only one holds a connection. */
const turning = new Map<string, Promise<void>>();

async function turn(platform: Platform, tenantId: string, today: string): Promise<void> {
  await platform.inTenant(tenantId, async (tx) => {
    const { rows } = await sql`select from property_day where summarized_on = ${today}`.execute(tx);
    if (rows.length > 0) return;
    // Whoever writes at this moment is waited for first, or what they write would be missed.
    await lockList(tx, 'property');
    await sql`select courtyard.turn_property_day(${today}::date)`.execute(tx);
  });
  turned.set(tenantId, today);
}

/**
 * Owner names and occupancy in the list are those of a day. Whoever asks first on a new day brings them up to it,
 * which costs nothing for the rest of the day. Not to be called while a connection is held: were all held by those
 * who wait for the new day, nobody could turn it.
 */
export async function turnDay({
  platform,
  tenant,
}: Pick<CallContext, 'platform' | 'tenant'>): Promise<string> {
  const today = todayOf({ platform, tenant });
  if (turned.get(tenant.id) === today) return today;
  const key = `${tenant.id} ${today}`;
  const underWay =
    turning.get(key) ?? turn(platform, tenant.id, today).finally(() => void turning.delete(key));
  turning.set(key, underWay);
  await underWay;
  return today;
}

/** Reads properties as they are on the community's day. For handlers that hold no connection (`implementStream`). */
export async function onThisDay<T>(
  call: Pick<CallContext, 'platform' | 'tenant'>,
  read: (tx: Tx, today: string) => Promise<T>,
): Promise<T> {
  const today = await turnDay(call);
  return call.platform.inTenant(call.tenant.id, (tx) => read(tx, today), { readOnly: true });
}
