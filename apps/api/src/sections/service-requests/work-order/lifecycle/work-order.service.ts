import type {
  WorkOrder,
  WorkOrderChange,
  WorkOrderInput,
} from '@courtyard/contract/service-requests/work-order/work-order';
import { isOpenWork } from '@courtyard/contract/service-requests/work-order/work-order-states';
import { sql } from 'kysely';
import { changeOf } from '../../../../platform/audit/audit';
import { newId } from '../../../../platform/core/ids';
import type { Tx } from '../../../../platform/database/database';
import { lockList } from '../../../../platform/database/lists/lock-list';
import { conflict, forbidden, invalid } from '../../../../platform/http/problem';
import { type CallContext, recordChange } from '../../../../platform/section/call-context';
import { withdrawChanged } from '../../../../platform/tenancy/approvals/end-approval';
import type { ApprovalContext } from '../../../../platform/tenancy/approvals/approval-kind';
import { isAboutCaller } from '../../part/part.sql';
import { notifyIssued, notifyOfAction } from '../alerts/notifications/notify-work';
import { getWorkOrder, workOrderFiles } from '../queries/work-order-details';
import { answerChanged, type LockedOrder, lockOrder, writeOrder } from './change-order';
import { requireKnownWorker, requireReferences } from './require-references';
import { requireApproved } from './work-approval';
import { endVisits } from './visit/end-visits';
import { moveVisits } from './visit/move-visits';

/** The next number of the community; others wait until the commit. */
export async function takeWorkOrderNumber(tx: Tx): Promise<number> {
  await lockList(tx, 'work-order');
  const { next } = await tx
    .selectFrom('workOrder')
    .select(sql<number>`coalesce(max(number), 0) + 1`.as('next'))
    .executeTakeFirstOrThrow();
  return next;
}

const placeOf = (place: WorkOrderInput['place']) => ({
  propertyId: place?.kind === 'unit' ? place.id : null,
  areaId: place?.kind === 'area' ? place.id : null,
  assetId: place?.kind === 'asset' ? place.id : null,
});

/** The columns of what people write. */
const columnsOf = ({ place, checks: _c, requestIds: _r, fileIds: _f, ...fields }: WorkOrderInput) => ({
  ...fields,
  ...placeOf(place),
});

/** What the history tells of an order: names in place of ids. */
export const auditValues = (order: WorkOrder): Record<string, unknown> => ({
  title: order.title,
  description: order.description,
  place: order.place?.name,
  location: order.location,
  worker: order.worker?.name,
  priority: order.priority,
  dueOn: order.dueOn,
  estimateMinor: order.estimateMinor,
  needsSignOff: order.needsSignOff,
  checks: order.checks.map(({ text }) => text),
  // Without titles: more people see the history of the work than a request, and it may become about one of them.
  requests: order.requests.map(({ number }) => `#${number}`),
  files: order.files.map(({ name }) => name),
});

/** The steps as they are written now; one that stays as it was keeps whether it is done, one that is written anew is to be done. */
async function writeChecks(
  { tx, tenant }: CallContext,
  workOrderId: string,
  checks: WorkOrderInput['checks'],
): Promise<void> {
  const kept = checks.flatMap(({ id }) => (id === null ? [] : [id]));
  if (new Set(kept).size < kept.length)
    throw invalid({ checks: 'A step is in the checklist twice. Remove one.' });
  await tx
    .deleteFrom('workOrderCheck')
    .where('workOrderId', '=', workOrderId)
    .where(sql<boolean>`id <> all(${kept}::uuid[])`)
    .execute();
  for (const [position, { id, text }] of checks.entries()) {
    if (id === null)
      await tx
        .insertInto('workOrderCheck')
        .values({ tenantId: tenant.id, id: newId(), workOrderId, position, text })
        .execute();
    else
      await tx
        .updateTable('workOrderCheck')
        .set((eb) => ({
          position,
          text,
          doneAt: eb.case().when('text', '=', text).then(eb.ref('doneAt')).else(null).end(),
          doneBy: eb.case().when('text', '=', text).then(eb.ref('doneBy')).else(null).end(),
        }))
        .where('workOrderId', '=', workOrderId)
        .where('id', '=', id)
        .execute();
  }
}

/** Those that the caller may not know of stay. */
async function writeRequests(context: CallContext, workOrderId: string, requestIds: readonly string[]) {
  const { tx, tenant, caller } = context;
  if (caller.permissions.has('Community Requests Details View'))
    await sql`delete from work_order_request linked using request where linked.work_order_id = ${workOrderId}
      and request.id = linked.request_id and not ${isAboutCaller(context)}`.execute(tx);
  const rows = [...new Set(requestIds)].map((requestId) => ({ tenantId: tenant.id, workOrderId, requestId }));
  if (rows.length > 0)
    await tx
      .insertInto('workOrderRequest')
      .values(rows)
      .onConflict((clash) => clash.doNothing())
      .execute();
}

/** Creates a draft, by hand or from requests. */
export async function createWorkOrder(context: CallContext, input: WorkOrderInput): Promise<WorkOrder> {
  const { tx, tenant, caller, platform } = context;
  await requireReferences(context, input);
  const id = newId();
  const now = platform.clock();
  await tx
    .insertInto('workOrder')
    .values({
      tenantId: tenant.id,
      id,
      number: await takeWorkOrderNumber(tx),
      ...columnsOf(input),
      createdById: caller.memberId,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  await writeChecks(context, id, input.checks);
  await writeRequests(context, id, input.requestIds);
  await workOrderFiles.replace(context, id, input.fileIds);
  const made = await getWorkOrder(context, id);
  await recordChange(context, changeOf('work-order.create', { 'work-order': id }, {}, auditValues(made)));
  return made;
}

type Worker = Pick<WorkOrderChange, 'vendorId' | 'assigneeId'>;

const isSameWorker = (order: WorkOrder, { vendorId, assigneeId }: Worker) =>
  (order.worker?.kind === 'vendor' ? order.worker.id : null) === vendorId &&
  (order.worker?.kind === 'member' ? order.worker.id : null) === assigneeId;

/**
 * Where another does the work from now on: nothing is confirmed, what was planned with the one before is cancelled, and they are told.
 */
async function changeWorker(context: CallContext, order: WorkOrder): Promise<object> {
  if (order.state === 'in-progress' || order.state === 'done')
    throw conflict(
      'work-started',
      'Work on this order has started. To reassign it, cancel it and create a new one.',
    );
  await endVisits(context, order);
  if (order.state !== 'draft')
    await notifyOfAction(context, order, { happened: 'reassign', text: null, to: 'worker' });
  return { confirmedAt: null, state: order.state === 'scheduled' ? 'issued' : order.state };
}

/** An order that can still be edited, for who edits it. Throws versionConflict. */
async function lockOpen(context: CallContext, workOrderId: string, version: number): Promise<LockedOrder> {
  const locked = await lockOrder(context, workOrderId, version);
  if (!locked.part.manages) throw forbidden();
  if (!isOpenWork(locked.order.state))
    throw conflict('work-closed', 'This work order is closed. Reopen it or create a new one.');
  return locked;
}

/** Whether another does the work from now on, and what that changes of the order besides who it is. */
async function takenOver(
  context: ApprovalContext,
  order: WorkOrder,
  { estimateMinor, ...worker }: Worker & Pick<WorkOrderChange, 'estimateMinor'>,
): Promise<{ isReassigned: boolean; moved: object }> {
  const hasNobody = worker.vendorId === null && worker.assigneeId === null;
  if (hasNobody && order.state !== 'draft')
    throw invalid({ vendorId: 'An issued work order needs a vendor or staff member. Choose one.' });
  const isReassigned = !isSameWorker(order, worker);
  await requireApproved(context, order, { estimateMinor, isReassigned });
  return { isReassigned, moved: isReassigned ? await changeWorker(context, order) : {} };
}

/** Gives an open order to another, and changes nothing else of it. Throws versionConflict. */
export async function reassignWorkOrder(
  context: ApprovalContext,
  workOrderId: string,
  { version, ...worker }: Worker & Pick<WorkOrderChange, 'version'>,
): Promise<WorkOrder> {
  const locked = await lockOpen(context, workOrderId, version);
  const { order } = locked;
  await requireKnownWorker(context, worker, order);
  const { moved } = await takenOver(context, order, { ...worker, estimateMinor: order.estimateMinor });
  await writeOrder(context, order, { ...worker, ...moved });
  const after = await getWorkOrder(context, workOrderId);
  const answer = await answerChanged(context, locked, 'work-order.update', {
    before: { worker: order.worker?.name },
    after: { worker: after.worker?.name },
  });
  await withdrawChanged(context, 'service-requests');
  if (order.state !== 'draft') await notifyIssued(context, after);
  return answer;
}

/** Changes an open order. Throws versionConflict. */
export async function updateWorkOrder(
  context: ApprovalContext,
  workOrderId: string,
  { version, ...input }: WorkOrderChange,
): Promise<WorkOrder> {
  const locked = await lockOpen(context, workOrderId, version);
  const { order } = locked;
  await requireReferences(context, input, order);
  const { vendorId, assigneeId, estimateMinor } = input;
  const { isReassigned, moved } = await takenOver(context, order, { vendorId, assigneeId, estimateMinor });
  await moveVisits(context, order, {
    propertyId: placeOf(input.place).propertyId,
    write: () => writeOrder(context, order, { ...columnsOf(input), ...moved }),
  });
  await writeChecks(context, workOrderId, input.checks);
  await writeRequests(context, workOrderId, input.requestIds);
  await workOrderFiles.replace(context, workOrderId, input.fileIds);
  const after = await getWorkOrder(context, workOrderId);
  const answer = await answerChanged(context, locked, 'work-order.update', {
    before: auditValues(order),
    after: auditValues(after),
  });
  await withdrawChanged(context, 'service-requests');
  if (isReassigned && order.state !== 'draft') await notifyIssued(context, after);
  return answer;
}
