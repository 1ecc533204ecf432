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
  await tx.deleteFrom('rolePermission').where('roleId', '=', roleId).execute();
  if (names.length === 0) return;
  await tx
    .insertInto('rolePermission')
    .values(names.map((permission) => ({ tenantId, roleId, permission })))
    .execute();
}

/** Makes the roles that a community starts with. Gives their ids by name. */
export async function createBuiltInRoles(tx: Tx, tenantId: string): Promise<ReadonlyMap<string, string>> {
  const roles: readonly BuiltInRole[] = builtInRoles;
  const ids = new Map<string, string>();
  for (const { name, description, permissions } of roles) {
    const id = newId();
    ids.set(name, id);
    await tx.insertInto('role').values({ tenantId, id, name, description, builtIn: true }).execute();
    await setRolePermissions(tx, tenantId, id, permissions);
  }
  return ids;
}
