import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database';
import { asUpkeep } from '../../../platform/database/connection/transaction';
import { lockList } from '../../../platform/database/lists/lock-list';
import { databaseMemory } from '../../../platform/database/memory';
import type { Platform } from '../../../platform/core/platform';
import { type CallContext, todayOf } from '../../../platform/section/call-context';

/** Per community the day for which this process knows that the summaries stand. */
const refreshed = databaseMemory<string, string>();

/** What is being refreshed now, so that of all who wait for a day only one holds a connection. */
const refreshing = new Map<string, Promise<void>>();

async function refresh(platform: Platform, tenantId: string, today: string): Promise<void> {
  await platform.inTenant(tenantId, async (tx) => {
    const { rows } = await sql`select from property_day where summarized_on = ${today}`.execute(tx);
    if (rows.length > 0) return;
    // Whoever writes at this moment is waited for first, or what they write would be missed.
    await lockList(tx, 'property');
    await sql`select courtyard.turn_property_day(${today}::date)`.execute(tx);
  });
  refreshed.set(tenantId, today);
}

/**
 * Owner names and occupancy in the list are those of a day. Whoever asks first on a new day brings them up to it,
 * which costs nothing for the rest of the day. Not to be called while a connection is held: were all held by those
 * who wait for the new day, nobody could begin it.
 */
export async function refreshForToday({
  platform,
  tenant,
}: Pick<CallContext, 'platform' | 'tenant'>): Promise<string> {
  const today = todayOf({ platform, tenant });
  if (refreshed.get(tenant.id) === today) return today;
  const key = `${tenant.id} ${today}`;
  const underWay =
    refreshing.get(key) ??
    asUpkeep(() => refresh(platform, tenant.id, today)).finally(() => void refreshing.delete(key));
  refreshing.set(key, underWay);
  await underWay;
  return today;
}

/** Reads properties as they are on the community's day. For handlers that hold no connection (`implementStream`). */
export async function onThisDay<T>(
  call: Pick<CallContext, 'platform' | 'tenant'>,
  read: (tx: Tx, today: string) => Promise<T>,
): Promise<T> {
  const today = await refreshForToday(call);
  return call.platform.inTenant(call.tenant.id, (tx) => read(tx, today), { readOnly: true });
}
