import type { HeldRoles } from '@courtyard/contract/people/role/role';
import { lockRights, requireMayGive } from '../../../../platform/auth/permissions/granting.service';
import { versionConflict } from '../../../../platform/section/conflicts';
import { getMember } from '../../member/member.sql';
import { requireEnds } from './role-ends';
import { changeRoles, requireMayChangeRolesOf, type RightsContext } from './given-roles';

/**
 * Gives a member roles and takes others, under the version that was read. Who gives or takes a role may do all that it
 * allows.
 */
export async function setMemberRoles(
  context: RightsContext,
  memberId: string,
  { version, ...given }: HeldRoles & { version: number },
): Promise<{ version: number }> {
  await lockRights(context.tx);
  const member = await getMember(context, memberId);
  if (member.version !== version) throw versionConflict('member');
  const wanted = new Map(given.roleIds.map((id) => [id, given.ends[id] ?? null]));
  const held = new Map(member.roles.map(({ id, endsOn }) => [id, endsOn]));
  // Until when somebody has a role is as much a matter of right as whether.
  const changed = [...new Set([...wanted.keys(), ...held.keys()])].filter(
    (id) => wanted.get(id) !== held.get(id),
  );
  if (changed.length === 0) return { version };
  await requireMayChangeRolesOf(context, [memberId]);
  await requireMayGive(context, changed);
  await requireEnds(context, { ...given, roleIds: changed.filter((id) => wanted.has(id)) });
  const known = await context.tx.selectFrom('role').select(['id', 'name']).execute();
  const after = known.flatMap((role) => {
    const endsOn = wanted.get(role.id);
    return endsOn === undefined ? [] : [{ ...role, endsOn }];
  });
  await changeRoles(context, [{ member, before: member.roles, after }]);
  return { version: version + 1 };
}
