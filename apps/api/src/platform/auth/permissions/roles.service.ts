import type { Insertable, Updateable } from 'kysely';
import type { RoleTable } from '../../database/platform.tables';
import { msg } from '../../http/language/sentence';
import type { Tx } from '../../database/database';
import { invalid } from '../../http/problem';
import { newId } from '../../core/ids';
import type { PermissionCatalogue } from './catalogue';
import { type BuiltInRoleName, builtInRoles } from './permission-table';

export const builtInRoleNames = Object.keys(builtInRoles).filter(
  (name): name is BuiltInRoleName => name in builtInRoles,
);

/** Throws a `validation` problem for a name that no permission has. */
export function requireKnown(catalogue: PermissionCatalogue, names: readonly string[]): void {
  const unknown = names.filter((name) => !catalogue.has(name));
  if (unknown.length > 0)
    throw invalid({ permissions: msg`There is no permission named ${unknown.join(', ')}.` });
}

/** Replaces what a role allows. Throws a `validation` problem for a name that no permission has. */
export async function setRolePermissions(
  tx: Tx,
  catalogue: PermissionCatalogue,
  { tenantId, roleId, names }: { tenantId: string; roleId: string; names: readonly string[] },
): Promise<void> {
  requireKnown(catalogue, names);
  await tx.deleteFrom('rolePermission').where('roleId', '=', roleId).execute();
  if (names.length === 0) return;
  await tx
    .insertInto('rolePermission')
    .values(names.map((permission) => ({ tenantId, roleId, permission })))
    .execute();
}

/** Makes the roles that a community starts with, to which every permission was offered then. Gives their ids by name. */
export async function createBuiltInRoles(
  tx: Tx,
  catalogue: PermissionCatalogue,
  tenantId: string,
): Promise<ReadonlyMap<BuiltInRoleName, string>> {
  const ids = new Map<BuiltInRoleName, string>();
  for (const name of builtInRoleNames) {
    const roleId = newId();
    ids.set(name, roleId);
    await tx
      .insertInto('role')
      .values({ tenantId, id: roleId, name, description: builtInRoles[name].en, builtIn: true })
      .execute();
    await setRolePermissions(tx, catalogue, { tenantId, roleId, names: catalogue.heldBy(name) });
  }
  await tx
    .insertInto('permissionOffer')
    .values(catalogue.names.map((permission) => ({ tenantId, permission })))
    .execute();
  return ids;
}

/** Adds the row of a role that a community makes. What it allows is set by `setRolePermissions`. */
export async function insertRoleRow(tx: Tx, row: Insertable<RoleTable>): Promise<void> {
  await tx.insertInto('role').values(row).execute();
}

export async function updateRoleRow(
  tx: Tx,
  roleId: string,
  values: Omit<Updateable<RoleTable>, 'tenantId' | 'id'>,
): Promise<void> {
  await tx.updateTable('role').set(values).where('id', '=', roleId).execute();
}

export async function removeRoleRow(tx: Tx, roleId: string): Promise<void> {
  await tx.deleteFrom('role').where('id', '=', roleId).execute();
}
