import { sql } from 'kysely';
import type { Tx } from '../../database/database';
import { lockList } from '../../database/lists/lock-list';
import { msg } from '../../http/language/sentence';
import { conflict, invalid, type Problem } from '../../http/problem';
import type { Caller } from '../sessions/caller';
import type { BuiltInRoleName } from './permission-table';

/** Who decides on rights, in the transaction of the decision. */
export interface Deciding {
  tx: Tx;
  caller: Pick<Caller, 'memberId'>;
}

/** Whose role holds every permission. */
export const administratorRole: BuiltInRoleName = 'Project Admin';

/**
 * Lets those who decide in this community who may do what follow each other from here to their commit. Taken before any
 * rule below is asked, so that no two decide on the same state.
 */
export const lockRights = (tx: Tx): Promise<void> => lockList(tx, 'member');

/** Those who hold the role of an administrator, whatever their status. */
const administrators = (tx: Tx) =>
  tx
    .selectFrom('member')
    .innerJoin('memberRole', 'memberRole.memberId', 'member.id')
    .innerJoin('role', 'role.id', 'memberRole.roleId')
    .select(['member.id', 'member.status'])
    .where('role.builtIn', '=', true)
    .where('role.name', '=', administratorRole)
    .execute();

/** Whether the caller may decide on these members: on administrators only administrators do. */
export async function canDecideOn({ tx, caller }: Deciding, memberIds: readonly string[]): Promise<boolean> {
  const admins = await administrators(tx);
  const isOne = admins.some(({ id, status }) => id === caller.memberId && status === 'active');
  return isOne || !admins.some(({ id }) => memberIds.includes(id));
}

/** Throws where a role is the administrators', and the caller is none of them. */
export async function requireCanDemandOf({ tx, caller }: Deciding, roleId: string): Promise<void> {
  const role = await tx
    .selectFrom('role')
    .select(['name', 'builtIn'])
    .where('id', '=', roleId)
    .executeTakeFirst();
  if (!role?.builtIn || role.name !== administratorRole) return;
  const admins = await administrators(tx);
  if (admins.some(({ id, status }) => id === caller.memberId && status === 'active')) return;
  throw conflict(
    'administrator',
    'Only an administrator can require two-factor authentication for administrators.',
  );
}

/** Those who can administrate the community. */
export async function administratorIds(tx: Tx): Promise<string[]> {
  const active = (await administrators(tx)).filter(({ status }) => status === 'active');
  return active.map(({ id }) => id);
}

/** Whether nobody else could administrate the community. */
export async function isLastAdministrator(tx: Tx, memberId: string): Promise<boolean> {
  const [first, another] = await administratorIds(tx);
  return first === memberId && another === undefined;
}

/** Told where nobody could administrate the community any more. */
export const lastAdministrator = (): Problem =>
  conflict('last-administrator', 'This is the last active administrator. Appoint another one first.');

/** What an active member may do now; what a session remembers can be older. */
export async function rightsOf(tx: Tx, memberId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ permission: string }>`
    select distinct permission from role_permission
    where role_id in (select held.role_id from running_role held join member on member.id = held.member_id
      where held.member_id = ${memberId} and member.status = 'active')`.execute(tx);
  return new Set(rows.map(({ permission }) => permission));
}

/** Nobody grants what they lack. Throws where the caller does not hold all of these permissions. */
export async function requireCanGrant(
  { tx, caller }: Deciding,
  permissions: Iterable<string>,
): Promise<void> {
  const held = await rightsOf(tx, caller.memberId);
  const lacking = [...permissions].filter((permission) => !held.has(permission));
  if (lacking.length === 0) return;
  throw conflict(
    'beyond-own-rights',
    msg`You can only grant permissions you have. You lack: ${lacking.toSorted().join(', ')}.`,
  );
}

/**
 * Roles are given and taken by those who may do all that the roles allow, an administrator's by administrators alone; so are
 * they promised in an invitation. Throws where the caller may not, and a `validation` problem (`roleIds`) for a role that
 * the community does not have.
 */
export async function requireCanGive(deciding: Deciding, roleIds: readonly string[]): Promise<void> {
  if (roleIds.length === 0) return;
  const { tx, caller } = deciding;
  const roles = await tx
    .selectFrom('role')
    .select(['id', 'name', 'builtIn'])
    .where('id', 'in', roleIds)
    .execute();
  if (roles.length < new Set(roleIds).size) throw invalid({ roleIds: 'There is no such role.' });
  const givesAdministration = roles.some(({ name, builtIn }) => builtIn && name === administratorRole);
  if (givesAdministration && !(await administrators(tx)).some(({ id }) => id === caller.memberId))
    throw conflict('administrator', 'Only an administrator can add or remove administrators.');
  const granted = await tx
    .selectFrom('rolePermission')
    .select('permission')
    .distinct()
    .where('roleId', 'in', roleIds)
    .execute();
  await requireCanGrant(
    deciding,
    granted.map(({ permission }) => permission),
  );
}
