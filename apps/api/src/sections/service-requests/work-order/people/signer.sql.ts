import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ReadContext } from '../../../../platform/section/call-context';
import { isSeen } from '../../part/part.sql';

/**
 * SQL on a row of `work_order`: the caller may know who signed it off. They may where somebody signed on site, or is of the unit;
 * who signed as a reporter is known to those alone who see the request.
 */
export const isSignerSeen = (
  context: ReadContext,
): RawBuilder<SqlBool> => sql`(work_order.signed_by_id is null
  or work_order.signed_by_id = ${context.caller.memberId}
  or exists (select from person join (
      select property_id, person_id, starts_on, ends_on from ownership
      union all select property_id, person_id, starts_on, ends_on from residency) held on held.person_id = person.id
    where person.member_id = work_order.signed_by_id and held.property_id = work_order.property_id
      and held.starts_on <= (work_order.signed_at at time zone ${context.tenant.timeZone})::date
      and (held.ends_on is null or held.ends_on >= (work_order.signed_at at time zone ${context.tenant.timeZone})::date))
  or exists (select from work_order_request linked
    join request on request.tenant_id = linked.tenant_id and request.id = linked.request_id
    where linked.tenant_id = work_order.tenant_id and linked.work_order_id = work_order.id
      and request.member_id = work_order.signed_by_id and ${isSeen(context)}))`;

interface Signed {
  signedName: string | null;
  signedNote: string | null;
  signedAt: string | null;
  signRecordedBy: string | null;
  isSignerSeen: SqlBool;
}

/** A sign-off as its row tells of it to somebody; null where there is none. */
export const signOffOf = ({
  signedName,
  signedNote,
  signedAt,
  signRecordedBy,
  isSignerSeen: isSeenBy,
}: Signed) =>
  signedAt === null
    ? null
    : {
        name: isSeenBy ? signedName : null,
        note: isSeenBy ? signedNote : null,
        signedAt,
        recordedBy: signRecordedBy,
      };

/** Whether the caller may know who signed an order off, or nobody did. */
export async function seesSigner(context: ReadContext, workOrderId: string): Promise<boolean> {
  const row = await context.tx
    .selectFrom('workOrder')
    .select(isSignerSeen(context).as('isSeen'))
    .where('workOrder.id', '=', workOrderId)
    .executeTakeFirst();
  return Boolean(row?.isSeen);
}
