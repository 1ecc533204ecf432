import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type ReadContext, todayOf } from '../../../../platform/section/call-context';
import { ownPeriods } from '../../../properties';

type Asking = Pick<ReadContext, 'tx' | 'platform' | 'tenant'>;

/** Members whom an order concerns: who lives in its unit today, its owners where nobody does, and the reporters of its requests. */
export async function residentsOf(context: Asking, workOrderId: string): Promise<string[]> {
  const today = todayOf(context);
  const { rows } = await sql<{ memberId: string }>`
    with unit as (select property_id from work_order where id = ${workOrderId}),
      living as (select person.member_id from residency held
        join unit on unit.property_id = held.property_id
        join person on person.tenant_id = held.tenant_id and person.id = held.person_id
        where held.starts_on <= ${today} and (held.ends_on is null or held.ends_on >= ${today})
          and person.member_id is not null),
      owning as (select person.member_id from ownership held
        join unit on unit.property_id = held.property_id
        join person on person.tenant_id = held.tenant_id and person.id = held.person_id
        where held.starts_on <= ${today} and (held.ends_on is null or held.ends_on >= ${today})
          and person.member_id is not null)
    select member_id as "memberId" from living
    union select member_id from owning where not exists (select from living)
    union select request.member_id from work_order_request linked
      join request on request.tenant_id = linked.tenant_id and request.id = linked.request_id
      where linked.work_order_id = ${workOrderId} and request.member_id is not null`.execute(context.tx);
  return rows.map(({ memberId }) => memberId);
}

/** SQL on a row of `work_order`: it is issued, and in a unit that the caller owns or lives in, or for a request that they reported. */
export function isForResident(context: Asking & Pick<ReadContext, 'caller'>): RawBuilder<SqlBool> {
  const { memberId } = context.caller;
  return sql`(work_order.issued_at is not null and work_order.state <> 'draft'
    and (work_order.property_id in (select own.property_id from (${ownPeriods(memberId, todayOf(context))}) own)
      or exists (select from work_order_request linked
        join request on request.tenant_id = linked.tenant_id and request.id = linked.request_id
        where linked.tenant_id = work_order.tenant_id and linked.work_order_id = work_order.id
          and request.member_id = ${memberId})))`;
}
