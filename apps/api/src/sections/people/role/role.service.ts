import type { Role, RoleChange, RoleInput } from '@courtyard/contract/people/role/role';
import { isBuiltInName } from '@courtyard/contract/platform/member/role.labels';
import { sql } from 'kysely';
import { requireDecidesNothing } from '../../../platform/tenancy/approvals/rules/approval-rule.sql';
import { withdrawChanged } from '../../../platform/tenancy/approvals/end-approval';
import { changeOf } from '../../../platform/audit/audit';
import {
  lockRights,
  requireCanGive,
  requireCanGrant,
} from '../../../platform/auth/permissions/granting.service';
import {
  insertRoleRow,
  removeRoleRow,
  requireKnown,
  setRolePermissions,
  updateRoleRow,
} from '../../../platform/auth/permissions/roles.service';
import { newId } from '../../../platform/core/ids';
import { conflict, invalid, type Problem } from '../../../platform/http/problem';
import { type CallContext, recordChange } from '../../../platform/section/call-context';
import { versionConflict, withConstraintProblems } from '../../../platform/section/conflicts';
import {
  changeRoles,
  type GivenRoles,
  type HeldRole,
  requireCanChangeRolesOf,
  type RightsContext,
  notifyOfRights,
} from './assignment/given-roles';
import { without } from './effect/effect.rules';
import { getRole } from './role.sql';

const nameTaken = (): Problem => invalid({ name: 'A role with this name already exists.' });
const problems = { role_name: nameTaken };

const auditValues = ({ name, purpose, permissions }: Role) => ({ name, purpose, permissions });

/** Makes a role. What it allows, its maker holds. */
export async function createRole(context: CallContext, input: RoleInput): Promise<Role> {
  const { tx, tenant, platform } = context;
  const names = [...new Set(input.permissions)];
  requireKnown(platform.permissions, names);
  await lockRights(tx);
  await requireCanGrant(context, names);
  if (isBuiltInName(input.name)) throw nameTaken();
  const id = newId();
  const row = { tenantId: tenant.id, id, name: input.name, description: input.purpose ?? '' };
  await withConstraintProblems(insertRoleRow(tx, row), problems);
  await setRolePermissions(tx, platform.permissions, { tenantId: tenant.id, roleId: id, names });
  const made = await getRole(context, id);
  await recordChange(context, changeOf('role.create', { role: id }, {}, auditValues(made)));
  return made;
}

/** Throws where a role stays as it is, wholly or in its name. */
function requireChangeable(before: Role, { name, purpose }: RoleChange): void {
  if (!before.changeable)
    throw conflict('administrator-role', 'Administrators have full access: this role can’t be changed.');
  const isRenamed = name !== before.name || purpose !== before.purpose;
  if (before.kind === 'built-in' && isRenamed)
    throw conflict('built-in-role', 'A built-in role’s name and purpose can’t be changed.');
  if (before.kind === 'custom' && isBuiltInName(name)) throw nameTaken();
}

export const holderIdsOf = async ({ tx }: Pick<CallContext, 'tx'>, roleId: string): Promise<string[]> => {
  const rows = await tx.selectFrom('memberRole').select('memberId').where('roleId', '=', roleId).execute();
  return rows.map(({ memberId }) => memberId);
};

/**
 * What a change would add to a role, under the version that was read. What it allows from then on, the caller holds; they
 * may take what they lack. Throws where it is not theirs to change so.
 */
export async function checkedUpdate(context: RightsContext, roleId: string, change: RoleChange) {
  await lockRights(context.tx);
  const before = await getRole(context, roleId);
  if (before.version !== change.version) throw versionConflict('role');
  requireChangeable(before, change);
  const [had, gets] = [new Set(before.permissions), new Set(change.permissions)];
  requireKnown(context.platform.permissions, [...gets]);
  const added = without(gets, had);
  // Asked before it is written: who holds the role themselves would hold it already.
  await requireCanGrant(context, added);
  return { before, had, gets, added };
}

/** Changes a role. Whether it waits for a second person was asked before. */
export async function updateRole(context: RightsContext, roleId: string, change: RoleChange): Promise<Role> {
  const { tx, tenant, platform } = context;
  const { version } = change;
  const { before, had, gets, added } = await checkedUpdate(context, roleId, change);
  await withConstraintProblems(
    updateRoleRow(tx, roleId, {
      name: change.name,
      description: change.purpose ?? '',
      version: version + 1,
    }),
    problems,
  );
  if (added.length + without(had, gets).length > 0) {
    await setRolePermissions(tx, platform.permissions, { tenantId: tenant.id, roleId, names: [...gets] });
    await notifyOfRights(context, await holderIdsOf(context, roleId));
  }
  const after = await getRole(context, roleId);
  // Of a long list what left it and what came: the history is read by people.
  await recordChange(
    context,
    changeOf(
      'role.update',
      { role: roleId },
      { ...auditValues(before), permissions: without(had, gets) },
      { ...auditValues(after), permissions: added },
    ),
  );
  await withdrawChanged(context, 'people');
  return after;
}

interface Holder {
  id: string;
  name: string;
  status: string;
  roles: HeldRole[];
}

async function holdersOf({ tx }: CallContext, roleId: string): Promise<Holder[]> {
  const { rows } = await sql<Holder>`
    select member.id, member.display_name as name, member.status,
      jsonb_agg(jsonb_build_object('id', role.id, 'name', role.name, 'endsOn', member_role.ends_on)) as roles
    from member join member_role on member_role.member_id = member.id join role on role.id = member_role.role_id
    where member.id in (select member_id from member_role where role_id = ${roleId})
    group by member.id, member.display_name, member.status`.execute(tx);
  return rows;
}

interface Removal {
  version: number;
  successorId: string | null;
}

/** Whom the removal of a role concerns, and what they get instead. Throws where it is not the caller's to remove so. */
export async function checkedRemoval(
  context: RightsContext,
  roleId: string,
  { version, successorId }: Removal,
) {
  await lockRights(context.tx);
  const before = await getRole(context, roleId);
  if (before.version !== version) throw versionConflict('role');
  if (before.kind === 'built-in') throw conflict('built-in-role', 'Built-in roles can’t be deleted.');
  await requireDecidesNothing(context, { roleId });
  const holders = await holdersOf(context, roleId);
  if (successorId === null && holders.some(({ status }) => status !== 'past'))
    throw invalid({ successorId: 'This role has holders: choose a replacement role for them.' });
  const successor = successorId === null ? null : await successorOf(context, roleId, successorId);
  await requireCanChangeRolesOf(
    context,
    holders.map(({ id }) => id),
  );
  return { before, holders, successor };
}

/**
 * Removes a role that the community made. Those who hold it get another; a past member, with none, just loses it. Whether
 * it waits for a second person was asked before.
 */
export async function removeRole(context: RightsContext, roleId: string, removal: Removal): Promise<void> {
  const { before, holders, successor } = await checkedRemoval(context, roleId, removal);
  const changes = holders.map(({ roles, ...member }): GivenRoles => {
    const kept = roles.filter(({ id }) => id !== roleId && id !== successor?.id);
    // Who has the successor already keeps it as it is; to others it is given until when the one before was.
    const known = roles.find(({ id }) => id === successor?.id);
    const endsOn = roles.find(({ id }) => id === roleId)?.endsOn ?? null;
    const next = successor && (known ?? { id: successor.id, name: successor.name, endsOn });
    return { member, before: roles, after: next ? [...kept, next] : kept };
  });
  if (changes.length > 0) await changeRoles(context, changes);
  await removeRoleRow(context.tx, roleId);
  await recordChange(context, changeOf('role.remove', { role: roleId }, auditValues(before), {}));
  await withdrawChanged(context, 'people');
}

async function successorOf(context: RightsContext, roleId: string, successorId: string) {
  if (successorId === roleId)
    throw invalid({ successorId: 'Choose a role other than the one you’re deleting.' });
  await requireCanGive(context, [successorId]);
  return await getRole(context, successorId);
}
