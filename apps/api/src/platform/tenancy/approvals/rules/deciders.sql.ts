import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type ReadContext, todayOf } from '../../../section/call-context';
import { servingOn } from '../../member-group';

/** Who may decide: whoever holds all of the rights, has one of the roles and belongs to the group, where such are named. */
export interface Deciders {
  rights: readonly string[];
  roleIds: readonly string[];
  group: { kind: string; id: string } | null;
}

type Reading = Pick<ReadContext, 'tx' | 'platform' | 'tenant'>;

/** Whether a member has one of these roles, all as SQL; true where no role is named. */
export const hasRole = (memberId: RawBuilder<unknown>, roleIds: RawBuilder<unknown>) => sql<SqlBool>`(
  cardinality(${roleIds}) = 0 or exists (select from running_role held
    where held.member_id = ${memberId} and held.role_id = any(${roleIds})))`;

/** Whether a member belongs to a group today, all as SQL; true where none is named. */
export function belongs(
  context: Pick<ReadContext, 'platform' | 'tenant'>,
  memberId: RawBuilder<unknown>,
  group: { kind: RawBuilder<unknown>; id: RawBuilder<unknown> },
): RawBuilder<SqlBool> {
  return sql`(${group.id} is null or exists (
    select from (${servingOn(context.platform.sections, todayOf(context))}) as seat
    where seat.kind = ${group.kind} and seat.group_id = ${group.id} and seat.member_id = ${memberId}))`;
}

/** The active members who may decide, but for the one who asks. */
export async function deciderIds(
  context: Reading,
  { rights, roleIds, group }: Deciders,
  except: string | null = null,
): Promise<string[]> {
  const memberId = sql.ref('member.id');
  const ofGroup = { kind: sql`${group?.kind ?? null}::text`, id: sql`${group?.id ?? null}::uuid` };
  const { rows } = await sql<{ id: string }>`
    select member.id from member
    where member.status = 'active' and member.id is distinct from ${except}::uuid
      and ${hasRole(memberId, sql`${[...roleIds]}::uuid[]`)} and ${belongs(context, memberId, ofGroup)}
      and not exists (select from unnest(${[...rights]}::text[]) as needed (permission)
        where not exists (select from running_role held
          join role_permission granted on granted.tenant_id = held.tenant_id and granted.role_id = held.role_id
          where held.member_id = member.id and granted.permission = needed.permission))
    order by member.id`.execute(context.tx);
  return rows.map(({ id }) => id);
}
