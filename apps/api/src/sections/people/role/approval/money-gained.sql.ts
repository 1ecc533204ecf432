import { sql } from 'kysely';
import type { Platform } from '../../../../platform/core/platform';
import type { Tx } from '../../../../platform/database/database';

/** What all that some roles allow together, by name. */
export async function allowedTogether(tx: Tx, roleIds: readonly string[]): Promise<string[]> {
  if (roleIds.length === 0) return [];
  const rows = await tx
    .selectFrom('rolePermission')
    .select('permission')
    .distinct()
    .where('roleId', 'in', roleIds)
    .orderBy('permission')
    .execute();
  return rows.map(({ permission }) => permission);
}

/**
 * Rights over money among these that one of the members does not have yet, whatever their status: who comes back has what
 * their roles allow.
 */
export async function moneyGained(
  { tx, platform }: { tx: Tx; platform: Pick<Platform, 'permissions'> },
  memberIds: readonly string[],
  permissions: readonly string[],
): Promise<string[]> {
  const money = permissions.filter((name) => platform.permissions.money.has(name));
  if (money.length === 0 || memberIds.length === 0) return [];
  const { rows } = await sql<{ permission: string }>`
    select needed.permission from unnest(${money}::text[]) as needed (permission)
    where exists (select from unnest(${[...memberIds]}::uuid[]) as gaining (id)
      where not exists (select from running_role held
        join role_permission granted on granted.tenant_id = held.tenant_id and granted.role_id = held.role_id
        where held.member_id = gaining.id and granted.permission = needed.permission))
    order by needed.permission`.execute(tx);
  return rows.map(({ permission }) => permission);
}
