import type { WorkOrder } from '@courtyard/contract/service-requests/work-order/work-order';
import type { CallContext } from '../../../../../platform/section/call-context';
import { notifyVisitOff } from '../../alerts/notifications/notify-work';

/**
 * Ends the visits of an order that are not over, so that they are in nobody's way: one that is under way ends now, each that is to
 * come is cancelled, and those who come or are visited are told. Called while the order is still as they know it.
 */
export async function endVisits(context: CallContext, order: WorkOrder): Promise<void> {
  const { tx, platform } = context;
  const now = platform.clock().toISOString();
  await tx
    .updateTable('workOrderVisit')
    .set({ endsAt: now })
    .where('workOrderId', '=', order.id)
    .where('state', '!=', 'cancelled')
    .where('startsAt', '<', now)
    .where('endsAt', '>', now)
    .execute();
  await tx
    .updateTable('workOrderVisit')
    .set({ state: 'cancelled' })
    .where('workOrderId', '=', order.id)
    .where('state', '!=', 'cancelled')
    .where('startsAt', '>=', now)
    .execute();
  const coming = order.visits.filter(
    ({ startsAt, state }) => state !== 'cancelled' && new Date(startsAt) >= new Date(now),
  );
  for (const visit of coming) await notifyVisitOff(context, order, visit);
}
