import { lockRights, requireMayGive } from '../../../../platform/auth/permissions/granting.service';
import { versionConflict } from '../../../../platform/section/conflicts';
import { getMember } from '../../member/member.sql';
import { without } from '../effect/effect.rules';
import { changeRoles, requireMayChangeRolesOf, type RightsContext } from './given-roles';

/**
 * Gives a member roles and takes others, under the version that was read. Who gives or takes a role may do all that it
 * allows.
 */
export async function setMemberRoles(
  context: RightsContext,
  memberId: string,
  { version, roleIds }: { version: number; roleIds: readonly string[] },
): Promise<{ version: number }> {
  await lockRights(context.tx);
  const member = await getMember(context, memberId);
  if (member.version !== version) throw versionConflict('member');
  const wanted = new Set(roleIds);
  const held = new Set(member.roles.map(({ id }) => id));
  const changed = [...without(wanted, held), ...without(held, wanted)];
  if (changed.length === 0) return { version };
  await requireMayChangeRolesOf(context, [memberId]);
  await requireMayGive(context, changed);
  const known = await context.tx.selectFrom('role').select(['id', 'name']).execute();
  const after = known.filter(({ id }) => wanted.has(id));
  await changeRoles(context, [{ member, before: member.roles, after }]);
  return { version: version + 1 };
}
