import { sql } from 'kysely';
import { holderIds } from '../../../platform/auth/permissions/holders.sql';
import { type ReadContext, todayOf } from '../../../platform/section/call-context';
import { servingOn } from '../../../platform/tenancy/member-group';
import { isAbout } from './part.sql';

type Asking = Pick<ReadContext, 'tx' | 'platform' | 'tenant'>;

/** Somebody who sees a request, and by what. */
export interface Seer {
  id: string;
  name: string;
  readsNotes: boolean;
  /** Moves requests on by their role. */
  manages: boolean;
  isAssigned: boolean;
  isReporter: boolean;
}

const periods = (
  today: string,
) => sql`(select person.member_id, held.property_id, held.starts_on from person join (
    select property_id, person_id, starts_on, ends_on from ownership
    union all select property_id, person_id, starts_on, ends_on from residency) held on held.person_id = person.id
  where held.starts_on <= ${today} and (held.ends_on is null or held.ends_on >= ${today}))`;

/**
 * The active members who see all of a request, internal comments apart: its reporter, the people of its unit, whoever it is assigned
 * to, and those who may open any. Those whom it is about are not among them.
 */
export async function seersOf(context: Asking, requestId: string): Promise<Seer[]> {
  const { tx, tenant } = context;
  const today = todayOf(context);
  const { rows } = await sql<Seer>`
    with asked as (select * from request where id = ${requestId}),
    found as (
      select held.member_id, true as reads_notes, held.member_id in (${holderIds('Community Request Update')}) as manages,
        false as is_assigned, false as is_reporter from (${holderIds('Community Requests Details View')}) held
      union all select assignee_id, true, false, true, false from asked where assignee_id is not null
      union all select seat.member_id, true, false, true, false from asked
        join (${servingOn(context.platform.sections, today)}) seat
          on seat.kind = 'committee' and seat.group_id = asked.committee_id
      union all select member_id, false, false, false, true from asked where member_id is not null
      union all select own.member_id, false, false, false, false from asked join ${periods(today)} own
          on own.property_id = asked.property_id
        where asked.visibility <> 'private' and own.member_id is not null
          and asked.created_at >= own.starts_on::timestamp at time zone ${tenant.timeZone}
    )
    select member.id, member.display_name as name, bool_or(found.reads_notes) as "readsNotes",
      bool_or(found.manages) as manages, bool_or(found.is_assigned) as "isAssigned", bool_or(found.is_reporter) as "isReporter"
    from found join member on member.id = found.member_id cross join asked
    where member.status = 'active' and (asked.member_id is not distinct from member.id or (
      not ${isAbout(context, 'asked', sql`member.id`)}))
    group by member.id, member.display_name, member.name_sort
    order by member.name_sort, member.id`.execute(tx);
  return rows;
}

/** Who is told of what happens at a request: whoever it is assigned to, or all who handle requests where that is nobody. */
export function handlersAmong(seers: readonly Seer[]): Seer[] {
  const assigned = seers.filter(({ isAssigned }) => isAssigned);
  return assigned.length > 0 ? assigned : seers.filter(({ manages }) => manages);
}

/** The reporters of duplicates that were merged into a request, by their own one. */
export async function followersOf(
  { tx }: Pick<Asking, 'tx'>,
  requestId: string,
): Promise<{ id: string; number: number; title: string; memberId: string }[]> {
  const { rows } = await sql<{ id: string; number: number; title: string; memberId: string }>`
    select id, number, title, member_id as "memberId" from request
    where merged_into_id = ${requestId} and member_id is not null order by number`.execute(tx);
  return rows;
}

/** Whether a request is about a member, by `isAbout`. */
export async function isAboutMember(
  context: Pick<ReadContext, 'tx' | 'platform' | 'tenant'>,
  requestId: string,
  memberId: string,
): Promise<boolean> {
  const { rows } = await sql`select from request where request.id = ${requestId}
    and ${isAbout(context, 'request', sql`${memberId}::uuid`)}`.execute(context.tx);
  return rows.length > 0;
}
