import { kindsWithSubject } from '@courtyard/contract/service-requests/kind/request-kind.values';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type ReadContext, todayOf } from '../../../../platform/section/call-context';
import { ownPeriods } from '../../../properties';

type Asking = Pick<ReadContext, 'tx' | 'platform' | 'tenant'>;

/**
 * SQL on a row of `request`: its reporter takes part in the work. Of a request about somebody else nobody does: the work is in a home
 * that is not theirs, and its people would learn who reported them.
 */
const isByWhoHasTheWork = sql<SqlBool>`(num_nonnulls(request.subject_property_id, request.subject_member_id) = 0
  and request.kind not in (${sql.join(kindsWithSubject.map((kind) => sql.lit(kind)))}))`;

/** SQL on a row of `work_order`: the moment up to which it goes on, as far as is known: when it was issued, or its last visit. */
const lastMoment = sql`greatest(work_order.issued_at, (select max(visit.ends_at) from work_order_visit visit
  where visit.tenant_id = work_order.tenant_id and visit.work_order_id = work_order.id))`;

/** SQL on a row of `work_order` and a period `held`: the work is of the time since it began, not of the household before. */
const isOfTheirTime = ({ tenant }: Pick<Asking, 'tenant'>): RawBuilder<SqlBool> =>
  sql`(${lastMoment} >= held.starts_on::timestamp at time zone ${tenant.timeZone})`;

/** Members whom an order concerns: who lives in its unit today, its owners where nobody does, and the reporters of its requests. */
export async function residentsOf(context: Asking, workOrderId: string): Promise<string[]> {
  const today = todayOf(context);
  const heldIn = (
    table: 'residency' | 'ownership',
  ) => sql`select person.member_id from ${sql.table(table)} held
    join work_order on work_order.id = ${workOrderId} and work_order.property_id = held.property_id
    join person on person.tenant_id = held.tenant_id and person.id = held.person_id
    where held.starts_on <= ${today} and (held.ends_on is null or held.ends_on >= ${today})
      and person.member_id is not null and ${isOfTheirTime(context)}`;
  const { rows } = await sql<{ memberId: string }>`
    with living as (${heldIn('residency')}), owning as (${heldIn('ownership')})
    select member_id as "memberId" from living
    union select member_id from owning where not exists (select from living)
    union select request.member_id from work_order_request linked
      join request on request.tenant_id = linked.tenant_id and request.id = linked.request_id
      where linked.work_order_id = ${workOrderId} and request.member_id is not null and ${isByWhoHasTheWork}`.execute(
    context.tx,
  );
  return rows.map(({ memberId }) => memberId);
}

/** SQL on a row of `work_order`: it is in a unit that a member owns or lives in today, and of their time in it. */
const isAtHomeOf = (context: Asking, memberId: string): RawBuilder<SqlBool> => sql`exists (
  select from (${ownPeriods(memberId, todayOf(context))}) held
  where held.property_id = work_order.property_id and ${isOfTheirTime(context)})`;

/** SQL on a row of `work_order`: it is issued, and in a unit that the caller owns or lives in, or for a request that they reported. */
export function isForResident(context: Asking & Pick<ReadContext, 'caller'>): RawBuilder<SqlBool> {
  const { memberId } = context.caller;
  return sql`(work_order.issued_at is not null and work_order.state <> 'draft'
    and (${isAtHomeOf(context, memberId)}
      or exists (select from work_order_request linked
        join request on request.tenant_id = linked.tenant_id and request.id = linked.request_id
        where linked.tenant_id = work_order.tenant_id and linked.work_order_id = work_order.id
          and request.member_id = ${memberId} and ${isByWhoHasTheWork})))`;
}
