import type { Platform } from '../../../../platform/core/platform';
import type { Tx } from '../../../../platform/database/database';
import type { Tenant } from '../../../../platform/tenancy/tenant';
import { destroyKey, keptKeys } from './poll-keys';

const polls = (tx: Tx, ids: readonly string[], statuses: readonly ('open' | 'counted' | 'cancelled')[]) =>
  tx
    .selectFrom('poll')
    .select('id')
    .where('id', 'in', [...ids])
    .where('status', 'in', [...statuses])
    .execute();

/** A community that was imported beside its own has the same polls: one of them may still have to be counted. */
async function isNeeded(platform: Platform, pollId: string): Promise<boolean> {
  for (const { id } of await platform.tenants.all()) {
    const rows = await platform.inTenant(id, (tx) => polls(tx, [pollId], ['open', 'counted']), {
      readOnly: true,
    });
    if (rows.length > 0) return true;
  }
  return false;
}

/**
 * Destroys the keys of polls that were cancelled, so that nobody opens what was cast. Not in the call that cancels: were that
 * rolled back, an open poll would be without its key.
 */
export async function destroyUselessKeys(platform: Platform, tenant: Tenant): Promise<void> {
  const kept = await keptKeys(platform);
  if (kept.length === 0) return;
  const cancelled = await platform.inTenant(tenant.id, (tx) => polls(tx, kept, ['cancelled']), {
    readOnly: true,
  });
  for (const { id } of cancelled) if (!(await isNeeded(platform, id))) await destroyKey(platform, id);
}
