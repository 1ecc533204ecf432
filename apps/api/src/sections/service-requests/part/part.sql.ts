import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type ReadContext, todayOf } from '../../../platform/section/call-context';
import { servingOn } from '../../../platform/tenancy/member-group';
import { ownPeriods } from '../../properties';

type Asking = Pick<ReadContext, 'caller' | 'platform' | 'tenant'>;

/** SQL: ids of the committees on which the caller serves today. */
export const ownCommittees = (context: Asking) => sql<string>`select seat.group_id
  from (${servingOn(context.platform.sections, todayOf(context))}) seat
  where seat.kind = 'committee' and seat.member_id = ${context.caller.memberId}`;

type Day = Pick<ReadContext, 'platform' | 'tenant'>;

/**
 * SQL on a row of requests by its alias: whether it is about a member, or about a unit that they owned or lived in at any time from
 * the day that it was reported, or that it tells of where that is earlier, to today. The one rule for who never learns of it: a
 * unit that was sold is still the one in which they lived when it happened.
 */
export function isAbout(context: Day, alias: string, member: RawBuilder<unknown>): RawBuilder<SqlBool> {
  const row = sql.ref(alias);
  const { timeZone } = context.tenant;
  // Compared as texts: an answer is whatever was written, also where it is no date.
  const since = sql`least(to_char(${row}.created_at at time zone ${timeZone}, 'YYYY-MM-DD') collate "C",
    ${row}.answers ->> 'happened-on' collate "C")`;
  return sql`(${row}.subject_member_id is not distinct from ${member} or (${row}.subject_property_id is not null and exists (
    select from person join (
      select property_id, person_id, starts_on, ends_on from ownership
      union all select property_id, person_id, starts_on, ends_on from residency) held on held.person_id = person.id
    where held.property_id = ${row}.subject_property_id and person.member_id = ${member}
      and held.starts_on <= ${todayOf(context)}
      and (held.ends_on is null or to_char(held.ends_on, 'YYYY-MM-DD') collate "C" >= ${since}))))`;
}

/**
 * SQL on a row of `request`: it is about the caller, by `isAbout`. They never see it, unless they reported it themselves; nor does
 * somebody whom it is about see it by looking on as another member.
 */
export const isAboutCaller = (context: Asking): RawBuilder<SqlBool> => {
  const { memberId, viewer } = context.caller;
  // Never null: whoever leaves these out would leave out all others too.
  const isOf = (id: string) => {
    const member = sql`${id}::uuid`;
    return sql<SqlBool>`(request.member_id is distinct from ${member} and ${isAbout(context, 'request', member)})`;
  };
  return viewer ? sql`(${isOf(memberId)} or ${isOf(viewer.memberId)})` : isOf(memberId);
};

/**
 * SQL: ids of the requests that are about the caller, by indexes. Lists leave them out by these: few, and found beforehand, where
 * `isAboutCaller` would read every request whole.
 */
export const aboutCallerIds = (context: Asking): RawBuilder<unknown> => {
  const { memberId, viewer } = context.caller;
  const idsOf = (id: string) => requestIdsAbout(context, sql`${id}::uuid`);
  return viewer ? sql`${idsOf(memberId)} union ${idsOf(viewer.memberId)}` : idsOf(memberId);
};

const requestIdsAbout = (context: Asking, member: RawBuilder<unknown>) =>
  sql`select request.id from request
      where request.subject_member_id = ${member} and ${isAboutCaller(context)}
    union select request.id from request
      where request.subject_property_id in (select held.property_id from person join (
          select property_id, person_id from ownership union all select property_id, person_id from residency) held
        on held.person_id = person.id where person.member_id = ${member})
      and ${isAboutCaller(context)}`;

const isReporter = ({ caller }: Asking): RawBuilder<SqlBool> =>
  sql`(request.member_id is not distinct from ${caller.memberId}::uuid)`;

export const isAssigned = (context: Asking): RawBuilder<SqlBool> => sql`coalesce(
  request.assignee_id = ${context.caller.memberId} or request.committee_id in (${ownCommittees(context)}), false)`;

/** Of a unit in which somebody lives or which they own since before it was reported. */
const isOfOwnUnit = (context: Asking): RawBuilder<SqlBool> => sql`(request.visibility <> 'private'
  and request.property_id is not null and exists (
    select from (${ownPeriods(context.caller.memberId, todayOf(context))}) own
    where own.property_id = request.property_id
      and request.created_at >= own.starts_on::timestamp at time zone ${context.tenant.timeZone}))`;

const isSupported = ({
  caller,
}: Asking): RawBuilder<SqlBool> => sql`(request.visibility = 'community' and exists (
  select from request_support support where support.request_id = request.id and support.member_id = ${caller.memberId}))`;

/**
 * SQL on a row of requests by its alias: it is assigned to nobody who is active. A committee that was dissolved, or on which nobody
 * serves, and a member who left do nothing about it.
 */
export const isUnassigned = (
  { platform, tenant }: Day,
  alias: string,
): RawBuilder<SqlBool> => sql`(not exists (select from member where member.id = ${sql.ref(alias)}.assignee_id
    and member.status = 'active')
  and (${sql.ref(alias)}.committee_id is null or ${sql.ref(alias)}.committee_id not in (
    select seat.group_id from (${servingOn(platform.sections, todayOf({ platform, tenant }))}) seat where seat.kind = 'committee')))`;

export type Relation = 'reported' | 'assigned' | 'unit' | 'supported';

/** SQL on a row of `request`: what the caller has to do with it; null for nothing. */
export const relationOf = (context: Asking) => sql<Relation | null>`case
  when ${isReporter(context)} then 'reported' when ${isAssigned(context)} then 'assigned'
  when ${isOfOwnUnit(context)} then 'unit' when ${isSupported(context)} then 'supported' end`;

/** SQL on a row of `request`: the caller sees all of it, as `findPart` says. */
export function isSeen(context: Asking): RawBuilder<SqlBool> {
  const { permissions } = context.caller;
  if (permissions.has('Community Requests Details View')) return sql`not ${isAboutCaller(context)}`;
  if (!permissions.has('My Requests Details View')) return sql`false`;
  return sql`(not ${isAboutCaller(context)} and coalesce(${relationOf(context)} in ('reported', 'assigned', 'unit'), false))`;
}

/** SQL: ids of the requests that the caller has to do with, by indexes. */
export function ownRequestIds(context: Asking): RawBuilder<unknown> {
  const { memberId, viewer } = context.caller;
  // Only who looks on can be somebody whom an own one is about.
  const isShown = viewer ? sql`not ${isAboutCaller(context)}` : sql`true`;
  return sql`select request.id from request where request.member_id = ${memberId} and ${isShown}
    union select request.id from request
      where request.assignee_id = ${memberId} and not ${isAboutCaller(context)}
    union select request.id from request
      where request.committee_id in (${ownCommittees(context)}) and not ${isAboutCaller(context)}
    union select request.id from request
      where request.property_id in (select own.property_id from (${ownPeriods(memberId, todayOf(context))}) own)
        and ${isOfOwnUnit(context)} and not ${isAboutCaller(context)}
    union select support.request_id from request_support support join request on request.id = support.request_id
      where support.member_id = ${memberId} and ${isSupported(context)} and ${isShown}`;
}
