import { addDays } from '@courtyard/contract/days';
import type { VisitInput, WorkOrder } from '@courtyard/contract/service-requests/work-order/work-order';
import { newId } from '../../../../../platform/core/ids';
import { conflict, forbidden, invalid, notFound } from '../../../../../platform/http/problem';
import { type CallContext, todayOf } from '../../../../../platform/section/call-context';
import { notifyOfVisit, notifyVisitOff } from '../../alerts/notifications/notify-work';
import { answerChanged, lockWork, writeOrder } from '../change-order';
import { withFreeVisits } from './visit-overlap';

/** How far ahead a visit is scheduled: ten years. */
const horizonDays = 3653;

function requireToCome(context: CallContext, { startsAt, endsAt }: VisitInput): void {
  if (new Date(endsAt) <= context.platform.clock())
    throw invalid({ startsAt: 'This time has passed. Choose a later time.' });
  if (startsAt.slice(0, 10) > addDays(todayOf(context), horizonDays))
    throw invalid({ startsAt: 'Visits can be scheduled up to ten years ahead. Choose an earlier date.' });
}

const workerColumns = ({ worker, place }: WorkOrder) => ({
  vendorId: worker?.kind === 'vendor' ? worker.id : null,
  assigneeId: worker?.kind === 'member' ? worker.id : null,
  propertyId: place?.kind === 'unit' ? place.id : null,
});

/** Schedules a visit; one of the vendor or staff member is a proposal. */
export async function addVisit(
  context: CallContext,
  workOrderId: string,
  { startsAt, endsAt, note }: VisitInput,
): Promise<WorkOrder> {
  const { tx, tenant, caller, platform } = context;
  const locked = await lockWork(context, workOrderId);
  requireToCome(context, { startsAt, endsAt, note });
  const { order, part } = locked;
  const state = part.manages ? 'confirmed' : 'proposed';
  const visit = { id: newId(), startsAt, endsAt, state } as const;
  await withFreeVisits(
    tx
      .insertInto('workOrderVisit')
      .values({
        ...visit,
        ...workerColumns(order),
        tenantId: tenant.id,
        workOrderId,
        note,
        proposedBy: caller.displayName,
        createdAt: platform.clock(),
      })
      .execute(),
  );
  const isScheduled = state === 'confirmed' && order.state === 'issued';
  await writeOrder(context, order, isScheduled ? { state: 'scheduled' } : {});
  await notifyOfVisit(context, order, visit);
  return answerChanged(context, locked, 'work-order.visit', {
    after: { startsAt, endsAt, visitState: state },
  });
}

async function visitOf({ tx }: CallContext, workOrderId: string, visitId: string) {
  const visit = await tx
    .selectFrom('workOrderVisit')
    .select(['id', 'startsAt', 'endsAt', 'state'])
    .where('workOrderId', '=', workOrderId)
    .where('id', '=', visitId)
    .executeTakeFirst();
  if (!visit) throw notFound('visit');
  return visit;
}

interface VisitIds {
  workOrderId: string;
  visitId: string;
}

/** Confirms a proposed visit. One that is confirmed already is left alone. */
export async function confirmVisit(
  context: CallContext,
  { workOrderId, visitId }: VisitIds,
): Promise<WorkOrder> {
  const locked = await lockWork(context, workOrderId);
  const { order, part } = locked;
  if (!part.manages) throw forbidden();
  const visit = await visitOf(context, workOrderId, visitId);
  if (visit.state === 'confirmed') return order;
  if (visit.state === 'cancelled')
    throw conflict('visit-cancelled', 'This visit was canceled. Schedule another.');
  await context.tx
    .updateTable('workOrderVisit')
    .set({ state: 'confirmed' })
    .where('id', '=', visitId)
    .execute();
  await writeOrder(context, order, order.state === 'issued' ? { state: 'scheduled' } : {});
  await notifyOfVisit(context, order, { ...visit, state: 'confirmed' });
  const { startsAt, endsAt } = visit;
  return answerChanged(context, locked, 'work-order.visit-confirm', {
    before: { visitState: 'proposed' },
    after: { visitState: 'confirmed', startsAt, endsAt },
  });
}

/** Cancels a visit that is not over. An order without another confirmed one is no longer scheduled. */
export async function cancelVisit(
  context: CallContext,
  { workOrderId, visitId }: VisitIds,
): Promise<WorkOrder> {
  const locked = await lockWork(context, workOrderId);
  const { order } = locked;
  const visit = await visitOf(context, workOrderId, visitId);
  if (visit.state === 'cancelled') return order;
  if (new Date(visit.endsAt) <= context.platform.clock())
    throw conflict('visit-over', 'This visit has already taken place and can’t be canceled.');
  await context.tx
    .updateTable('workOrderVisit')
    .set({ state: 'cancelled' })
    .where('id', '=', visitId)
    .execute();
  const isStill = order.visits.some(({ id, state }) => id !== visitId && state === 'confirmed');
  await writeOrder(context, order, order.state === 'scheduled' && !isStill ? { state: 'issued' } : {});
  await notifyVisitOff(context, order, visit);
  const { startsAt, endsAt, state } = visit;
  return answerChanged(context, locked, 'work-order.visit-cancel', {
    before: { visitState: state, startsAt, endsAt },
    after: { visitState: 'cancelled', startsAt, endsAt },
  });
}
