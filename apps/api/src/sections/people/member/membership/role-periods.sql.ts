import type { MemberSummary, RolePeriod } from '@courtyard/contract/people/member/member';
import { dayAt } from '@courtyard/contract/days';
import { sql } from 'kysely';
import { type ReadContext, todayOf } from '../../../../platform/section/call-context';
import { periodStateOn } from '../../../properties';
import { pastRoleTimes, type RolesChanged } from './role-periods.rules';

interface Changed {
  at: string;
  before: string[];
  after: string[];
  ends: string[];
}

/** The roles that a member holds, with the day since which each is theirs. */
async function heldNow({ tx, tenant }: ReadContext, memberId: string) {
  const rows = await tx
    .selectFrom('memberRole')
    .innerJoin('role', 'role.id', 'memberRole.roleId')
    .select(['role.name', 'memberRole.endsOn'])
    .select(sql<string>`(member_role.held_since at time zone ${tenant.timeZone})::date`.as('since'))
    .where('memberRole.memberId', '=', memberId)
    .orderBy('role.nameSort')
    .execute();
  return rows.map(({ name, endsOn, since }) => ({
    name,
    endsOn,
    startsOn: endsOn !== null && endsOn < since ? endsOn : since,
  }));
}

/** `Auditor: 2026-05-31`, as the history has it. */
const lastDays = (ends: readonly string[]) =>
  Object.fromEntries(ends.map((text) => [text.slice(0, text.lastIndexOf(': ')), text.slice(-10)]));

/** What the history says of a member's roles, the earliest first. */
async function rolesChanged({ tx, tenant }: ReadContext, memberId: string): Promise<RolesChanged[]> {
  const { rows } = await sql<Changed>`
    select at,
      coalesce(nullif(changes -> 'roles' -> 'before', 'null'), '[]') as before,
      case when action = 'member.roles' then coalesce(nullif(changes -> 'roles' -> 'after', 'null'), '[]')
        else to_jsonb(string_to_array(changes -> 'roles' ->> 'after', ', ')) end as after,
      coalesce(nullif(changes -> 'ends' -> 'before', 'null'), '[]') as ends
    from audit_log
    where subject_type = 'member' and subject_id = ${memberId} and changes ? 'roles'
      and action in ('member.roles', 'member.invite', 'member.join')
    order by at, id`.execute(tx);
  return rows.map(({ at, before, after, ends }) => ({
    day: dayAt(new Date(at), tenant.timeZone),
    came: after.filter((name) => !before.includes(name)),
    went: before.filter((name) => !after.includes(name)),
    ends: lastDays(ends),
  }));
}

/** The day on which a past member left; null where the history does not tell. */
async function leftOn({ tx, tenant }: ReadContext, memberId: string): Promise<string | null> {
  const left = await tx
    .selectFrom('auditLog')
    .select('at')
    .where('subjectType', '=', 'member')
    .where('subjectId', '=', memberId)
    .where('action', 'in', ['member.end', 'account.close'])
    .orderBy('at', 'desc')
    .executeTakeFirst();
  return left ? dayAt(new Date(left.at), tenant.timeZone) : null;
}

type Held = Awaited<ReturnType<typeof heldNow>>[number];

/** What somebody still had when they left ended with their membership; it is theirs again if they come back. */
function endedWith(left: string | null, { endsOn, ...time }: Held): RolePeriod {
  const last = left !== null && (endsOn === null || left < endsOn) ? left : endsOn;
  return { ...time, endsOn: last !== null && last < time.startsOn ? time.startsOn : last, state: 'past' };
}

/** The roles that a member holds and held: running ones first, then the latest. */
export async function rolePeriodsOf(
  context: ReadContext,
  { id, memberSince, status }: Pick<MemberSummary, 'id' | 'memberSince' | 'status'>,
): Promise<RolePeriod[]> {
  const today = todayOf(context);
  const held = await heldNow(context, id);
  const left = status === 'past' ? await leftOn(context, id) : null;
  const past = pastRoleTimes(await rolesChanged(context, id), memberSince);
  return [
    ...held.map((time) =>
      status === 'past' ? endedWith(left, time) : { ...time, state: periodStateOn(time, today) },
    ),
    // What was taken away today is over.
    ...past.toReversed().map((time) => ({ ...time, state: 'past' as const })),
  ];
}
