import type { RoleEffect } from '@courtyard/contract/people/role/role';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { notFound } from '../../../../platform/http/problem';
import type { Tx } from '../../../../platform/database/database';
import type { ReadContext } from '../../../../platform/section/call-context';
import { memberRolesApproval } from '../approval/member-roles-approval';
import { allowedTogether } from '../approval/money-gained.sql';
import { roleRemovalApproval } from '../approval/role-removal-approval';
import { roleUpdateApproval } from '../approval/role-update-approval';
import { wouldWait } from '../approval/would-wait';
import { holderIdsOf } from '../role.service';
import { getRole } from '../role.sql';
import { type Allowed, type Alike, effectOn, maxNamed, without } from './effect.rules';

/** The members under a condition who are not past, by which roles they hold. */
async function alike(tx: Tx, condition: RawBuilder<SqlBool>): Promise<Alike[]> {
  const { rows } = await sql<Alike>`
    with found as (
      select member.id, member.display_name as name, member.name_sort,
        array(select role_id from member_role where member_role.tenant_id = member.tenant_id
          and member_role.member_id = member.id order by role_id)::text[] as roles
      from member where member.status <> 'past' and ${condition}
    ), placed as (
      select *, row_number() over (partition by roles order by name_sort, id) as place from found
    )
    select roles as "roleIds", count(*)::int as count,
      jsonb_agg(jsonb_build_object('id', id, 'name', name) order by place) filter (where place <= ${maxNamed}) as people
    from placed group by roles`.execute(tx);
  return rows;
}

async function allowedBy(
  { tx, platform }: ReadContext,
  roleIds: readonly string[],
): Promise<Map<string, Set<string>>> {
  const allowed = new Map<string, Set<string>>(roleIds.map((id) => [id, new Set()]));
  if (roleIds.length === 0) return allowed;
  const rows = await tx
    .selectFrom('rolePermission')
    .select(['roleId', 'permission'])
    .where('roleId', 'in', [...allowed.keys()])
    .execute();
  for (const { roleId, permission } of rows)
    if (platform.permissions.has(permission)) allowed.get(roleId)?.add(permission);
  return allowed;
}

/** Who would gain and lose what if a role allowed this. */
export async function effectOfRole(
  context: ReadContext,
  roleId: string,
  permissions: readonly string[],
): Promise<RoleEffect> {
  const role = await getRole(context, roleId);
  const groups = await alike(
    context.tx,
    sql`member.id in (select member_id from member_role where role_id = ${roleId})`,
  );
  const before: Allowed = await allowedBy(
    context,
    groups.flatMap(({ roleIds }) => roleIds),
  );
  const waits = await wouldWait(context, roleUpdateApproval, {
    memberIds: await holderIdsOf(context, roleId),
    rights: without(new Set(permissions), new Set(role.permissions)),
  });
  return {
    ...effectOn(groups, { before, after: new Map([...before, [roleId, new Set(permissions)]]) }),
    waits,
  };
}

/** Who would gain and lose what if a role went and those who hold it got another. */
export async function effectOfRemoval(
  context: ReadContext,
  roleId: string,
  successorId: string,
): Promise<RoleEffect> {
  await getRole(context, roleId);
  const groups = await alike(
    context.tx,
    sql`member.id in (select member_id from member_role where role_id = ${roleId})`,
  );
  const allowed = await allowedBy(context, [...groups.flatMap(({ roleIds }) => roleIds), successorId]);
  const waits = await wouldWait(context, roleRemovalApproval, {
    memberIds: await holderIdsOf(context, roleId),
    rights: await allowedTogether(context.tx, [successorId]),
  });
  const rolesAfter = (ids: readonly string[]) => [...ids.filter((id) => id !== roleId), successorId];
  return { ...effectOn(groups, { before: allowed, after: allowed, rolesAfter }), waits };
}

/** What a member would gain and lose with these roles in place of theirs; `longer` are those that they would keep for longer. */
export async function effectOfRoles(
  context: ReadContext,
  memberId: string,
  roleIds: readonly string[],
  longer: readonly string[],
): Promise<RoleEffect> {
  const groups = await alike(context.tx, sql`member.id = ${memberId}`);
  const held = groups.flatMap((group) => group.roleIds);
  const known = await context.tx
    .selectFrom('member')
    .select('id')
    .where('id', '=', memberId)
    .executeTakeFirst();
  if (!known) throw notFound('member');
  const allowed = await allowedBy(context, [...held, ...roleIds]);
  const [has, gets] = [new Set(held), new Set(roleIds)];
  const waits = await wouldWait(context, memberRolesApproval, {
    memberIds: [memberId],
    rights: await allowedTogether(context.tx, without(gets, has)),
    kept: await allowedTogether(context.tx, longer),
    gives: await allowedTogether(context.tx, [...without(gets, has), ...without(has, gets), ...longer]),
  });
  return { ...effectOn(groups, { before: allowed, after: allowed, rolesAfter: () => roleIds }), waits };
}
