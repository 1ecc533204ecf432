import { type HeldRoles, isHeldLonger } from '@courtyard/contract/people/role/role';
import { lockRights, requireCanGive } from '../../../../platform/auth/permissions/granting.service';
import { versionConflict } from '../../../../platform/section/conflicts';
import { getMember } from '../../member/member.sql';
import { requireEnds } from './role-ends';
import { changeRoles, requireCanChangeRolesOf, type RightsContext } from './given-roles';

type Wanted = HeldRoles & { version: number };

/** What a member would have, under the version that was read. Throws where it is not the caller's to change. */
export async function changeOfRoles(context: RightsContext, memberId: string, { version, ...given }: Wanted) {
  await lockRights(context.tx);
  const member = await getMember(context, memberId);
  if (member.version !== version) throw versionConflict('member');
  const wanted = new Map(given.roleIds.map((id) => [id, given.ends[id] ?? null]));
  const held = new Map(member.roles.map(({ id, endsOn }) => [id, endsOn]));
  // Until when somebody has a role is as much a matter of right as whether.
  const changed = [...new Set([...wanted.keys(), ...held.keys()])].filter(
    (id) => wanted.get(id) !== held.get(id),
  );
  const kept = changed.filter((id) => wanted.has(id));
  if (changed.length > 0) {
    await requireCanChangeRolesOf(context, [memberId]);
    await requireCanGive(context, changed);
    await requireEnds(context, { ...given, roleIds: kept });
  }
  const known = await context.tx.selectFrom('role').select(['id', 'name']).execute();
  const after = known.flatMap((role) => {
    const endsOn = wanted.get(role.id);
    return endsOn === undefined ? [] : [{ ...role, endsOn }];
  });
  return {
    member,
    changed,
    after,
    /** Those that they do not hold yet, and those that they would hold for longer. */
    given: kept.filter((id) => !held.has(id)),
    extended: kept.filter((id) => isHeldLonger(held.get(id) ?? null, wanted.get(id) ?? null)),
  };
}

/**
 * Gives a member roles and takes others. Who gives or takes a role may do all that it allows. Whether it waits for a second
 * person was asked before.
 */
export async function setMemberRoles(
  context: RightsContext,
  memberId: string,
  wanted: Wanted,
): Promise<{ version: number }> {
  const { member, changed, after } = await changeOfRoles(context, memberId, wanted);
  if (changed.length === 0) return { version: wanted.version };
  await changeRoles(context, [{ member, before: member.roles, after }]);
  return { version: wanted.version + 1 };
}
