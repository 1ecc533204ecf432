import type { WorkOrder } from '@courtyard/contract/service-requests/work-order/work-order';
import type { CallContext } from '../../../../../platform/section/call-context';
import { notifyHome } from '../../alerts/notifications/notify-work';
import { withFreeVisits } from './visit-overlap';

/** The visits to come that people of the unit know of. */
const comingOf = ({ tx, platform }: CallContext, workOrderId: string) =>
  tx
    .selectFrom('workOrderVisit')
    .select(['startsAt', 'endsAt', 'state'])
    .where('workOrderId', '=', workOrderId)
    .where('state', '=', 'confirmed')
    .where('startsAt', '>', platform.clock().toISOString())
    .execute();

/**
 * Writes an order, and has its visits that are not over in the unit in which the order is from then on. Those that are over stay with
 * where they were. Tells the people of both units. Throws conflict where another visit is in the unit at the time.
 */
export async function moveVisits(
  context: CallContext,
  order: WorkOrder,
  { propertyId, write }: { propertyId: string | null; write: () => Promise<void> },
): Promise<void> {
  const unitBefore = order.place?.kind === 'unit' ? order.place.id : null;
  if (unitBefore === propertyId) return write();
  const now = context.platform.clock();
  const coming = await comingOf(context, order.id);
  for (const visit of coming) await notifyHome(context, order, visit, { isCancelled: true });
  await write();
  await withFreeVisits(
    context.tx
      .updateTable('workOrderVisit')
      .set({ propertyId })
      .where('workOrderId', '=', order.id)
      .where('state', '!=', 'cancelled')
      .where('endsAt', '>', now.toISOString())
      .execute(),
  );
  for (const visit of coming) await notifyHome(context, order, visit, { isCancelled: false });
}
