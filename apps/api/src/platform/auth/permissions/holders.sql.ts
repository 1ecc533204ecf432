import { type Expression, sql } from 'kysely';
import type { Tx } from '../../database/database';

/** Ids of the members who hold a permission. */
export const holderIds = (permission: string) => sql<string>`select held.member_id from running_role held
  join role_permission granted on granted.role_id = held.role_id where granted.permission = ${permission}`;

/** SQL: everything that a member may do, as a `text[]`. */
export const permissionsHeldBy = (memberId: Expression<unknown>) => sql<string[]>`array(
  select granted.permission from running_role held join role_permission granted on granted.role_id = held.role_id
  where held.member_id = ${memberId})`;

/** Addresses of the active members who hold all of these permissions, in alphabetical order. */
export async function holderAddresses(tx: Tx, permissions: readonly string[]): Promise<string[]> {
  let members = tx
    .selectFrom('member')
    .innerJoin('identity', 'identity.id', 'member.identityId')
    .select('identity.email')
    .where('member.status', '=', 'active')
    .orderBy('identity.email');
  for (const permission of permissions) {
    members = members.where(sql<boolean>`member.id in (${holderIds(permission)})`);
  }
  return (await members.execute()).map(({ email }) => email);
}
