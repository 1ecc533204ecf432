import type { Tx } from '../../database/database';
import { invalid } from '../../http/problem';
import { newId } from '../../core/ids';
import { builtInRoles, type BuiltInRole } from './built-in-roles';
import { isPermissionName } from './catalogue';

/** Replaces what a role allows. Throws a `validation` problem for a name that no permission has. */
export async function setRolePermissions(
  tx: Tx,
  tenantId: string,
  roleId: string,
  names: readonly string[],
): Promise<void> {
  const unknown = names.filter((name) => !isPermissionName(name));
  if (unknown.length > 0)
    throw invalid({ permissions: `There is no permission named ${unknown.join(', ')}.` });
  await tx.deleteFrom('role_permission').where('role_id', '=', roleId).execute();
  if (names.length === 0) return;
  await tx
    .insertInto('role_permission')
    .values(names.map((permission) => ({ tenant_id: tenantId, role_id: roleId, permission })))
    .execute();
}

/** Makes the roles that a community starts with. Gives their ids by name. */
export async function createBuiltInRoles(tx: Tx, tenantId: string): Promise<ReadonlyMap<string, string>> {
  const roles: readonly BuiltInRole[] = builtInRoles;
  const ids = new Map<string, string>();
  for (const { name, description, permissions } of roles) {
    const id = newId();
    ids.set(name, id);
    await tx
      .insertInto('role')
      .values({ tenant_id: tenantId, id, name, description, built_in: true })
      .execute();
    await setRolePermissions(tx, tenantId, id, permissions);
  }
  return ids;
}
