import {
  lineAmountMinor,
  totalOfLines,
} from '@courtyard/contract/service-requests/work-order/work-amount.rules';
import type {
  SignOffInput,
  WorkLinesInput,
  WorkOrder,
  WorkPhotosInput,
} from '@courtyard/contract/service-requests/work-order/work-order';
import { conflict, notFound } from '../../../../platform/http/problem';
import type { CallContext } from '../../../../platform/section/call-context';
import { photosAfter, photosBefore } from '../queries/work-order-details';
import { answerChanged, lockOrder, lockWork, writeOrder } from './change-order';

/**
 * Checks off a step, or clears it. One that is as asked is left alone. The order keeps its version, as no edit changes
 * which steps are done: who checks off the last step and finishes at once sends the version from before it.
 */
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
  await tx
    .updateTable('workOrder')
    .set({ updatedAt: platform.clock() })
    .where('id', '=', workOrderId)
    .execute();
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
  if (order.signOff) throw conflict('signed-already', 'This work has already been signed off.');
  if (!order.may.signOff)
    throw conflict('not-to-sign', 'Work can be signed off after it starts and before it’s accepted.');
  await writeOrder(context, order, {
    signedName: name,
    signedNote: note,
    signedAt: context.platform.clock(),
    signRecordedBy: context.caller.displayName,
  });
  return answerChanged(context, locked, 'work-order.sign-off', { after: { signedBy: name, note } });
}
