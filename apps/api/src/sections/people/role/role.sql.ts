import type { Role, RoleSummary } from '@courtyard/contract/people/role/role';
import { sql } from 'kysely';
import { administratorRole } from '../../../platform/auth/permissions/granting.service';
import { notFound } from '../../../platform/http/problem';
import type { ReadContext } from '../../../platform/section/call-context';

type Asked = Pick<ReadContext, 'tx' | 'platform' | 'caller'>;

/** Names as rows: looked up by hash, once for all roles. */
const oneOf = (names: Iterable<string>) => sql`select unnest(${[...names]}::text[])`;

/** Roles with how many hold them: whoever is not a past member. */
export const roleQuery = ({ tx, platform, caller }: Asked) =>
  tx.selectFrom('role').select([
    'role.id',
    'role.name',
    sql<string | null>`nullif(role.description, '')`.as('purpose'),
    sql<RoleSummary['kind']>`case when role.built_in then 'built-in' else 'custom' end`.as('kind'),
    sql<number>`(select count(*)::int from member_role
        join member on member.tenant_id = member_role.tenant_id and member.id = member_role.member_id
        where member_role.tenant_id = role.tenant_id and member_role.role_id = role.id and member.status <> 'past')`.as(
      'holders',
    ),
    sql<number>`(select count(*) filter (where permission in (${oneOf(platform.permissions.names)}))::int
        from role_permission
        where role_permission.tenant_id = role.tenant_id and role_permission.role_id = role.id)`.as('rights'),
    sql<boolean>`(select count(*) filter (where permission in (${oneOf(platform.permissions.names)})
          and permission not in (${oneOf(caller.permissions)})) = 0
        from role_permission
        where role_permission.tenant_id = role.tenant_id and role_permission.role_id = role.id)
      and (not (role.built_in and role.name = ${administratorRole}) or exists (select from member_role
        where member_role.tenant_id = role.tenant_id and member_role.role_id = role.id
          and member_role.member_id = ${caller.memberId}))`.as('canGive'),
    'role.version',
  ]);

/** One with what it allows. Throws notFound. */
export async function getRole(context: Asked, roleId: string): Promise<Role> {
  const found = await roleQuery(context).where('role.id', '=', roleId).executeTakeFirst();
  if (!found) throw notFound('role');
  const { factorGraceDays } = await context.tx
    .selectFrom('role')
    .select('factorGraceDays')
    .where('id', '=', roleId)
    .executeTakeFirstOrThrow();
  const held = await context.tx
    .selectFrom('rolePermission')
    .select('permission')
    .where('roleId', '=', roleId)
    .execute();
  const permissions = held
    .map(({ permission }) => permission)
    .filter((name) => context.platform.permissions.has(name))
    .toSorted();
  return {
    ...found,
    permissions,
    factorGraceDays,
    changeable: found.kind === 'custom' || found.name !== administratorRole,
  };
}
