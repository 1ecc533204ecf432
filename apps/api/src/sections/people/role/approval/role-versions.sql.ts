import type { Tx } from '../../../../platform/database/database';

/** How roles stand, as text; null where one is gone. */
export async function roleVersions(tx: Tx, roleIds: readonly string[]): Promise<string | null> {
  if (roleIds.length === 0) return '';
  const roles = await tx
    .selectFrom('role')
    .select(['id', 'version'])
    .where('id', 'in', roleIds)
    .orderBy('id')
    .execute();
  if (roles.length < new Set(roleIds).size) return null;
  return roles.map(({ id, version }) => `${id}:${version}`).join(' ');
}
