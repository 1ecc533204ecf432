import {
  lineAmountMinor,
  totalOfLines,
} from '@courtyard/contract/service-requests/work-order/work-amount.rules';
import type {
  SignOffInput,
  VisitInput,
  WorkLinesInput,
  WorkOrder,
  WorkPhotosInput,
} from '@courtyard/contract/service-requests/work-order/work-order';
import { newId } from '../../../../platform/core/ids';
import { conflict, forbidden, notFound } from '../../../../platform/http/problem';
import type { CallContext } from '../../../../platform/section/call-context';
import { photosAfter, photosBefore } from '../reading/work-order-details';
import { tellOfVisit } from '../attention/telling/tell-work';
import { answerChanged, lockOrder, lockWork, writeOrder } from './change-order';
import { withFreeVisits } from './visit-overlap';

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
  await tellOfVisit(context, order, visit);
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
    throw conflict('visit-cancelled', 'This visit was cancelled. Schedule another one.');
  await context.tx
    .updateTable('workOrderVisit')
    .set({ state: 'confirmed' })
    .where('id', '=', visitId)
    .execute();
  await writeOrder(context, order, order.state === 'issued' ? { state: 'scheduled' } : {});
  await tellOfVisit(context, order, { ...visit, state: 'confirmed' });
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
    throw conflict('visit-over', 'This visit is over: it stays with the order.');
  await context.tx
    .updateTable('workOrderVisit')
    .set({ state: 'cancelled' })
    .where('id', '=', visitId)
    .execute();
  const isStill = order.visits.some(({ id, state }) => id !== visitId && state === 'confirmed');
  await writeOrder(context, order, order.state === 'scheduled' && !isStill ? { state: 'issued' } : {});
  await tellOfVisit(context, order, { ...visit, state: 'cancelled' });
  const { startsAt, endsAt, state } = visit;
  return answerChanged(context, locked, 'work-order.visit-cancel', {
    before: { visitState: state, startsAt, endsAt },
    after: { visitState: 'cancelled', startsAt, endsAt },
  });
}

/** Checks off a step, or clears it. One that is as asked is left alone. */
export async function setCheck(
  context: CallContext,
  { workOrderId, checkId }: { workOrderId: string; checkId: string },
  isDone: boolean,
): Promise<WorkOrder> {
  const { tx, caller, platform } = context;
  const locked = await lockWork(context, workOrderId);
  const { order } = locked;
  const check = order.checks.find(({ id }) => id === checkId);
  if (!check) throw notFound('step');
  if ((check.doneAt !== null) === isDone) return order;
  await tx
    .updateTable('workOrderCheck')
    .set(isDone ? { doneAt: platform.clock(), doneBy: caller.displayName } : { doneAt: null, doneBy: null })
    .where('id', '=', checkId)
    .execute();
  await writeOrder(context, order);
  const done = (checks: WorkOrder['checks'], own: boolean) =>
    checks.filter(({ id, doneAt }) => (id === checkId ? own : doneAt !== null)).map(({ text }) => text);
  return answerChanged(context, locked, 'work-order.check', {
    before: { checks: done(order.checks, !isDone) },
    after: { checks: done(order.checks, isDone) },
  });
}

const shownLines = (lines: WorkOrder['lines']) => lines.map(({ description }) => description);

/** Replaces the lines of labor and parts; each comes to whole minor units. */
export async function setWorkLines(
  context: CallContext,
  workOrderId: string,
  { lines, version }: WorkLinesInput,
): Promise<WorkOrder> {
  const { tx, tenant } = context;
  const locked = await lockWork(context, workOrderId, version);
  const { order } = locked;
  const written = lines.map((line) => ({
    ...line,
    amountMinor: lineAmountMinor(line.quantityThousandths, line.unitMinor),
  }));
  await tx.deleteFrom('workOrderLine').where('workOrderId', '=', workOrderId).execute();
  if (written.length > 0)
    await tx
      .insertInto('workOrderLine')
      .values(written.map((line, position) => ({ tenantId: tenant.id, workOrderId, position, ...line })))
      .execute();
  const totalMinor = totalOfLines(written);
  await writeOrder(context, order, { totalMinor });
  return answerChanged(context, locked, 'work-order.lines', {
    before: { lines: shownLines(order.lines), totalMinor: order.totalMinor },
    after: { lines: shownLines(written), totalMinor },
  });
}

/** Replaces the photos before or after the work. */
export async function setWorkPhotos(
  context: CallContext,
  workOrderId: string,
  { phase, fileIds, version }: WorkPhotosInput,
): Promise<WorkOrder> {
  const locked = await lockWork(context, workOrderId, version);
  const photos = phase === 'before' ? photosBefore : photosAfter;
  await photos.replace(context, workOrderId, fileIds);
  await writeOrder(context, locked.order);
  const before = phase === 'before' ? locked.order.photosBefore : locked.order.photosAfter;
  const after = await photos.of(context, workOrderId);
  const names = (files: typeof after) => files.map(({ name }) => name);
  return answerChanged(context, locked, 'work-order.photos', {
    before: { photos: names(before) },
    after: { photos: names(after) },
  });
}

/** Records that a resident signed on site. */
export async function recordSignOff(
  context: CallContext,
  workOrderId: string,
  { name, note }: SignOffInput,
): Promise<WorkOrder> {
  const locked = await lockOrder(context, workOrderId);
  const { order } = locked;
  if (order.signOff) throw conflict('signed-already', 'Somebody signed off this work already.');
  if (!order.may.signOff)
    throw conflict('not-to-sign', 'Work is signed off once it has started, and until it is accepted.');
  await writeOrder(context, order, {
    signedName: name,
    signedNote: note,
    signedAt: context.platform.clock(),
    signRecordedBy: context.caller.displayName,
  });
  return answerChanged(context, locked, 'work-order.sign-off', { after: { signedBy: name, note } });
}
