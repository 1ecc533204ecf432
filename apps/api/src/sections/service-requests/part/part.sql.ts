import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type ReadContext, todayOf } from '../../../platform/section/call-context';
import { servingOn } from '../../../platform/tenancy/member-group';
import { ownPeriods } from '../../properties';

type Asking = Pick<ReadContext, 'caller' | 'platform' | 'tenant'>;

/** SQL: ids of the committees on which the caller serves today. */
export const ownCommittees = (context: Asking) => sql<string>`select seat.group_id
  from (${servingOn(context.platform.sections, todayOf(context))}) seat
  where seat.kind = 'committee' and seat.member_id = ${context.caller.memberId}`;

/**
 * SQL on a row of `request`: whether it is about the caller, or about a unit that they own or live in today. They never see it,
 * unless they reported it themselves.
 */
export const isAboutCaller = (context: Asking): RawBuilder<SqlBool> => {
  const { memberId } = context.caller;
  // Never null: whoever leaves these out would leave out all others too.
  return sql`(request.member_id is distinct from ${memberId} and (
    request.subject_member_id is not distinct from ${memberId}
    or (request.subject_property_id is not null and request.subject_property_id in (
      select own.property_id from (${ownPeriods(memberId, todayOf(context))}) own))))`;
};

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

export type Relation = 'reported' | 'assigned' | 'unit' | 'supported';

/** SQL on a row of `request`: what the caller has to do with it; null for nothing. */
export const relationOf = (context: Asking) => sql<Relation | null>`case
  when ${isReporter(context)} then 'reported' when ${isAssigned(context)} then 'assigned'
  when ${isOfOwnUnit(context)} then 'unit' when ${isSupported(context)} then 'supported' end`;

/** SQL: ids of the requests that the caller has to do with, by indexes. */
export function ownRequestIds(context: Asking): RawBuilder<unknown> {
  const { memberId } = context.caller;
  return sql`select request.id from request where request.member_id = ${memberId}
    union select request.id from request
      where request.assignee_id = ${memberId} and not ${isAboutCaller(context)}
    union select request.id from request
      where request.committee_id in (${ownCommittees(context)}) and not ${isAboutCaller(context)}
    union select request.id from request
      where request.property_id in (select own.property_id from (${ownPeriods(memberId, todayOf(context))}) own)
        and ${isOfOwnUnit(context)} and not ${isAboutCaller(context)}
    union select support.request_id from request_support support join request on request.id = support.request_id
      where support.member_id = ${memberId} and ${isSupported(context)}`;
}
