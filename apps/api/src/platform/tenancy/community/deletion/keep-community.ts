import { sql } from 'kysely';
import { changeOf, writeAudit } from '../../../audit/audit';
import type { Platform } from '../../../core/platform';
import { codeOf } from '../../../core/error-code';
import { enterTenant } from '../../../database/connection/transaction';
import type { Tenant } from '../../tenant';

/** Somebody holds the row: it is being deleted at this moment. */
const lockNotAvailable = '55P03';

/**
 * Calls a deletion off for whoever runs the server, also where the day has come and it does not go on: the community is open
 * again. `none`: nobody asked for it; `busy`: it is being deleted right now.
 */
export async function keepCommunity(platform: Platform, tenant: Tenant): Promise<'kept' | 'none' | 'busy'> {
  try {
    const kept = await platform.db.transaction().execute(async (tx) => {
      const row = await tx
        .selectFrom('communityDeletion')
        .select('deletesOn')
        .where('communityId', '=', tenant.id)
        .where('deletedAt', 'is', null)
        .forUpdate()
        .noWait()
        .executeTakeFirst();
      if (!row) return false;
      await sql`delete from community_deletion where community_id = ${tenant.id}`.execute(tx);
      await enterTenant(tx, tenant.id);
      const entry = changeOf('community.call-off-deletion', { community: tenant.id }, row, {});
      await writeAudit(tx, { tenantId: tenant.id, memberId: null, displayName: 'Courtyard' }, entry);
      await platform.events.publish(tx, { tenantId: tenant.id, topic: 'community', toAll: true });
      return true;
    });
    platform.tenants.forget(tenant.id);
    return kept ? 'kept' : 'none';
  } catch (error) {
    if (codeOf(error) === lockNotAvailable) return 'busy';
    throw error;
  }
}
