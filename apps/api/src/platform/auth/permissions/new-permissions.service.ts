import { sql } from 'kysely';
import { type AuditEntry, writeAudits } from '../../audit/audit';
import type { Platform } from '../../core/platform';
import type { Tx } from '../../database/database';
import { inEachTenant } from '../../tenancy/each-tenant';
import { builtInRoleNames } from './roles.service';

/** Notes what the catalogue has and the community was never offered. Gives it to the one process that noted it. */
async function claimOffers(tx: Tx, tenantId: string, names: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ permission: string }>`
    insert into permission_offer (tenant_id, permission)
    select ${tenantId}::uuid, name from unnest(${names}::text[]) name
    where not exists (select 1 from permission_offer known where known.permission = name)
    order by name
    on conflict do nothing
    returning permission`.execute(tx);
  return new Set(rows.map(({ permission }) => permission));
}

async function grant(tx: Tx, role: { tenantId: string; id: string }, names: readonly string[]) {
  const granted = await tx
    .insertInto('rolePermission')
    .values(names.map((permission) => ({ tenantId: role.tenantId, roleId: role.id, permission })))
    .onConflict((held) => held.doNothing())
    .returning('permission')
    .execute();
  return granted.map(({ permission }) => permission).toSorted();
}

/**
 * Gives the built-in roles of every community the permissions that are new to it, each once: what an administrator took
 * away since stays away, and roles that a community made itself are left alone. Any number of processes may do it at
 * the same time.
 */
export async function offerNewPermissions(platform: Platform): Promise<void> {
  const { permissions: catalogue, events } = platform;
  await inEachTenant(platform, ({ id: tenantId }) =>
    platform.inTenant(tenantId, async (tx) => {
      const offered = await claimOffers(tx, tenantId, catalogue.names);
      if (offered.size === 0) return;
      const roles = await tx.selectFrom('role').select(['id', 'name']).where('builtIn', '=', true).execute();
      const entries: AuditEntry[] = [];
      for (const name of builtInRoleNames) {
        const role = roles.find((each) => each.name === name);
        const names = catalogue.heldBy(name).filter((permission) => offered.has(permission));
        if (!role || names.length === 0) continue;
        const granted = await grant(tx, { tenantId, id: role.id }, names);
        if (granted.length === 0) continue;
        entries.push({
          action: 'role.offer',
          subjectType: 'role',
          subjectId: role.id,
          changes: { permissions: { before: [], after: granted } },
        });
      }
      await writeAudits(tx, { tenantId, memberId: null, displayName: 'Courtyard' }, entries);
      if (entries.length > 0) await events.publish(tx, { tenantId, topic: 'permissions' });
    }),
  );
}
