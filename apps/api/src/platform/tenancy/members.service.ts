import { type Updateable, sql } from 'kysely';
import type { Db, Tx } from '../database/database';
import type { MemberTable } from '../database/platform.tables';
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
    .values({ id: newId(), email, displayName: person.displayName, passwordHash: person.passwordHash })
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
  member: {
    tenantId: string;
    identityId: string;
    displayName: string;
    roleIds: readonly string[];
    /** The last days of roles that end by themselves, by role. */
    ends?: Readonly<Record<string, string | null>>;
    /** `invited`: they cannot sign in before they accept. */
    status?: 'active' | 'invited';
  },
): Promise<string> {
  const id = newId();
  const { tenantId, identityId, displayName, roleIds, ends = {}, status = 'active' } = member;
  await tx.insertInto('member').values({ tenantId, id, identityId, displayName, status }).execute();
  for (const roleId of roleIds) {
    await tx
      .insertInto('memberRole')
      .values({ tenantId, memberId: id, roleId, endsOn: ends[roleId] ?? null })
      .execute();
  }
  return id;
}

/** Changes the record of a member. Its version goes up by one, unless another is given. */
export async function updateMember(
  tx: Tx,
  memberId: string,
  values: Omit<Updateable<MemberTable>, 'tenantId' | 'id'>,
): Promise<void> {
  await tx
    .updateTable('member')
    .set({ version: sql<number>`version + 1`, ...values })
    .where('id', '=', memberId)
    .execute();
}

/** Sets the password of a person who has none yet, with the name that they chose. */
export async function setFirstPassword(
  tx: Tx,
  identityId: string,
  values: { passwordHash: string; displayName: string },
): Promise<void> {
  await tx
    .updateTable('identity')
    .set(values)
    .where('id', '=', identityId)
    .where('passwordHash', 'is', null)
    .execute();
}
