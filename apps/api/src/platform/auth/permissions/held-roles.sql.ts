import { type Insertable, sql } from 'kysely';
import type { Tx } from '../../database/database';
import type { MemberRoleTable } from '../../database/platform.tables';

/** The roles of members as rows. Who may change them, and what the audit log says of it, is the caller's. */

/** Gives roles that the members do not hold yet. */
export async function insertHeldRoles(tx: Tx, rows: readonly Insertable<MemberRoleTable>[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insertInto('memberRole')
      .values([...rows])
      .execute();
}

/** Takes all roles of members away. Returns what they held, and since when. */
export const removeHeldRoles = (
  tx: Tx,
  memberIds: readonly string[],
): Promise<{ roleId: string; heldSince: string }[]> =>
  tx
    .deleteFrom('memberRole')
    .where('memberId', 'in', [...memberIds])
    .returning(['roleId', 'heldSince'])
    .execute();

/** Of a member: all roles, one of them, or those without an end date. Or of whoever holds them by a residency. */
type WhichHeldRoles = { memberId: string; roleId?: string; isOpenEnded?: true } | { residencyId: string };

/** Changes roles that are held: their end date, the residency that they come from, or since when they count. */
export async function updateHeldRoles(
  tx: Tx,
  which: WhichHeldRoles,
  values: { endsOn?: string | null; residencyId?: string | null; heldSince?: Date },
): Promise<void> {
  let query = tx.updateTable('memberRole').set(values);
  if ('residencyId' in which) query = query.where('residencyId', '=', which.residencyId);
  else {
    query = query.where('memberId', '=', which.memberId);
    if (which.roleId !== undefined) query = query.where('roleId', '=', which.roleId);
    if (which.isOpenEnded) query = query.where('endsOn', 'is', null);
  }
  await query.execute();
}

/** Replaces the roles of any number of members, in three statements. The version of each member goes up. */
export async function replaceHeldRoles(
  tx: Tx,
  tenantId: string,
  changes: readonly { memberId: string; roles: readonly { id: string; endsOn: string | null }[] }[],
): Promise<void> {
  const rows = JSON.stringify(
    changes.map(({ memberId, roles }) => ({
      member: memberId,
      roles: roles.map(({ id }) => id),
      ends: roles.map(({ endsOn }) => endsOn),
    })),
  );
  const given = sql`jsonb_to_recordset(${rows}::jsonb) as given (member uuid, roles uuid[], ends date[])`;
  await sql`delete from member_role using ${given}
    where member_role.member_id = given.member and member_role.role_id <> all(given.roles)`.execute(tx);
  await sql`insert into member_role (tenant_id, member_id, role_id, ends_on)
    select ${tenantId}::uuid, given.member, role_id, ends_on from ${given}, unnest(given.roles, given.ends) as held (role_id, ends_on)
    on conflict (tenant_id, member_id, role_id) do update set ends_on = excluded.ends_on
    where member_role.ends_on is distinct from excluded.ends_on`.execute(tx);
  await sql`update member set version = member.version + 1 from ${given} where member.id = given.member`.execute(
    tx,
  );
}
