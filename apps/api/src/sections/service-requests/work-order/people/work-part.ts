import type { WorkActor } from '@courtyard/contract/service-requests/work-order/work-order-states';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { notFound } from '../../../../platform/http/problem';
import type { ReadContext } from '../../../../platform/section/call-context';

type Asking = Pick<ReadContext, 'caller'>;

/** SQL on a row of `work_order`: it is issued to the caller, or to the vendor that they are of. */
const isGivenToCaller = ({ caller }: Asking): RawBuilder<SqlBool> => sql`(work_order.issued_at is not null
  and work_order.state <> 'draft' and (work_order.assignee_id = ${caller.memberId}
    or work_order.vendor_id = (select own.vendor_id from vendor_member own where own.member_id = ${caller.memberId})))`;

const seesAll = ({ caller }: Asking) => caller.permissions.has('Community Work Orders View');

/** SQL on a row of `work_order`: the caller may see it. */
export const isVisible = (context: Asking): RawBuilder<SqlBool> =>
  seesAll(context) ? sql`true` : isGivenToCaller(context);

/** What somebody may see and do of a work order. */
export interface WorkPart {
  /** Sees requests, plan, history and bill besides. */
  seesAll: boolean;
  manages: boolean;
  isWorker: boolean;
  actors: readonly WorkActor[];
}

/** What the caller may see and do of an order; it is locked until the commit where it is to be changed. Throws notFound. */
export async function requireWorkPart(
  context: ReadContext,
  workOrderId: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<WorkPart> {
  const row = await context.tx
    .selectFrom('workOrder')
    .select(sql<boolean>`coalesce(${isGivenToCaller(context)}, false)`.as('isGiven'))
    .where('workOrder.id', '=', workOrderId)
    .where(isVisible(context))
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) throw notFound('work order');
  const all = seesAll(context);
  const manages = all && context.caller.permissions.has('Work Order Update');
  const isWorker = row.isGiven;
  return {
    seesAll: all,
    manages,
    isWorker,
    actors: [...(manages ? (['manager'] as const) : []), ...(isWorker ? (['worker'] as const) : [])],
  };
}
