import type { Db, Tx } from '../database/database';
import { newId } from '../core/ids';

/**
 * The person of an address, made where there is none. A password is set only for one who is new: nobody's is replaced
 * by joining a second community. Outside of communities, so on `platform.db`.
 */
export async function ensureIdentity(
  db: Db,
  person: { email: string; displayName: string; passwordHash: string | null },
): Promise<string> {
  const email = person.email.toLowerCase();
  await db
    .insertInto('identity')
    .values({ id: newId(), email, display_name: person.displayName, password_hash: person.passwordHash })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
  const { id } = await db
    .selectFrom('identity')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return id;
}

/** Makes a person a member with roles. Gives the member's id. */
export async function addMember(
  tx: Tx,
  member: { tenantId: string; identityId: string; displayName: string; roleIds: readonly string[] },
): Promise<string> {
  const id = newId();
  const { tenantId, identityId, displayName, roleIds } = member;
  await tx
    .insertInto('member')
    .values({ tenant_id: tenantId, id, identity_id: identityId, display_name: displayName })
    .execute();
  for (const roleId of roleIds) {
    await tx
      .insertInto('member_role')
      .values({ tenant_id: tenantId, member_id: id, role_id: roleId })
      .execute();
  }
  return id;
}
