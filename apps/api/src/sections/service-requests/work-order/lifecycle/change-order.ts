import type { WorkOrder } from '@courtyard/contract/service-requests/work-order/work-order';
import { isAtWork } from '@courtyard/contract/service-requests/work-order/work-order-states';
import type { UpdateObject } from 'kysely';
import { changeOf } from '../../../../platform/audit/audit';
import type { Database } from '../../../../platform/database/database';
import { conflict, forbidden } from '../../../../platform/http/problem';
import { type CallContext, recordChange } from '../../../../platform/section/call-context';
import { versionConflict } from '../../../../platform/section/conflicts';
import { requireWorkPart, type WorkPart } from '../people/work-part';
import { workOrderAs } from '../queries/work-order-details';

export interface LockedOrder {
  order: WorkOrder;
  part: WorkPart;
}

/** The order as the caller sees it, kept from other writers until the commit. Throws notFound, and versionConflict. */
export async function lockOrder(
  context: CallContext,
  workOrderId: string,
  version?: number,
): Promise<LockedOrder> {
  const part = await requireWorkPart(context, workOrderId, { lock: true });
  const order = await workOrderAs(context, workOrderId, part);
  if (version !== undefined && version !== order.version) throw versionConflict('work order');
  return { order, part };
}

/** As `lockOrder`, for work on an order that is under way. */
export async function lockWork(
  context: CallContext,
  workOrderId: string,
  version?: number,
): Promise<LockedOrder> {
  const locked = await lockOrder(context, workOrderId, version);
  if (!locked.part.manages && !locked.part.isWorker) throw forbidden();
  if (!isAtWork(locked.order.state))
    throw conflict(
      'not-under-way',
      'This work order isn’t in progress. Issue it first, or return it for rework.',
    );
  return locked;
}

export type OrderChange = UpdateObject<Database, 'workOrder'>;

/** Writes fields of an order, as its next version. */
export async function writeOrder(
  { tx, platform }: Pick<CallContext, 'tx' | 'platform'>,
  { id, version }: Pick<WorkOrder, 'id' | 'version'>,
  change: OrderChange = {},
): Promise<void> {
  await tx
    .updateTable('workOrder')
    .set({ ...change, version: version + 1, updatedAt: platform.clock() })
    .where('id', '=', id)
    .execute();
}

/** Writes the history of a change and answers the order as it is now. */
export async function answerChanged(
  context: CallContext,
  { order, part }: LockedOrder,
  action: string,
  facts: { before?: Record<string, unknown>; after?: Record<string, unknown> } = {},
): Promise<WorkOrder> {
  const { before = {}, after = {} } = facts;
  await recordChange(context, changeOf(action, { 'work-order': order.id }, before, after));
  return workOrderAs(context, order.id, part);
}
