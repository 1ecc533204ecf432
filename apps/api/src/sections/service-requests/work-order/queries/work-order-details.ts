import type { WorkOrder } from '@courtyard/contract/service-requests/work-order/work-order';
import { isAtWork, workActionsIn } from '@courtyard/contract/service-requests/work-order/work-order-states';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';
import { attachedFiles } from '../../../../platform/files/attached-files.sql';
import { notFound } from '../../../../platform/http/problem';
import type { ReadContext } from '../../../../platform/section/call-context';
import { isAboutCaller } from '../../part/part.sql';
import { isSignerSeen, signOffOf } from '../people/signer.sql';
import { requireWorkPart, type WorkPart } from '../people/work-part';
import { workBillOf } from './work-bill';
import { summaryOf, workOrderRows } from './work-order.sql';

export const workOrderFiles = attachedFiles('workOrderFile', 'workOrderId');
export const photosBefore = attachedFiles('workPhotoBefore', 'workOrderId');
export const photosAfter = attachedFiles('workPhotoAfter', 'workOrderId');

const visitsOf = (tx: Tx, workOrderId: string): Promise<WorkOrder['visits']> =>
  tx
    .selectFrom('workOrderVisit')
    .select(['id', 'startsAt', 'endsAt', 'state', 'note', 'proposedBy'])
    .where('workOrderId', '=', workOrderId)
    .orderBy('startsAt')
    .orderBy('id')
    .execute();

export const checksOf = (tx: Tx, workOrderId: string): Promise<WorkOrder['checks']> =>
  tx
    .selectFrom('workOrderCheck')
    .select(['id', 'text', 'doneAt', 'doneBy'])
    .where('workOrderId', '=', workOrderId)
    .orderBy('position')
    .execute();

export const linesOf = (tx: Tx, workOrderId: string): Promise<WorkOrder['lines']> =>
  tx
    .selectFrom('workOrderLine')
    .select(['kind', 'description', 'quantityThousandths', 'unitMinor', 'amountMinor'])
    .where('workOrderId', '=', workOrderId)
    .orderBy('position')
    .execute();

/** Those that the caller may open: nobody learns of a request that is about them. */
const requestsOf = (context: ReadContext, workOrderId: string): Promise<WorkOrder['requests']> =>
  context.tx
    .selectFrom('workOrderRequest as linked')
    .innerJoin('request', 'request.id', 'linked.requestId')
    .select(['request.id', 'request.number', 'request.title', 'request.state'])
    .where('linked.workOrderId', '=', workOrderId)
    .where(sql<boolean>`not ${isAboutCaller(context)}`)
    .$if(!context.caller.permissions.has('Community Requests Details View'), (query) =>
      query.where(sql<boolean>`false`),
    )
    .orderBy('request.number')
    .execute();

const planOf = async (tx: Tx, workOrderId: string): Promise<WorkOrder['plan']> =>
  (await tx
    .selectFrom('workOrder')
    .innerJoin('servicePlan as plan', 'plan.id', 'workOrder.planId')
    .select(['plan.id', 'plan.title as name'])
    .where('workOrder.id', '=', workOrderId)
    .executeTakeFirst()) ?? null;

async function pendingApproval(tx: Tx, workOrderId: string): Promise<string | null> {
  const found = await tx
    .selectFrom('approval')
    .select('id')
    .where('kind', '=', 'service-requests.work-order')
    .where('recordId', '=', workOrderId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return found?.id ?? null;
}

async function readRow(context: ReadContext, workOrderId: string) {
  const row = await workOrderRows(context.tx)
    .select(['workOrder.description', 'workOrder.location', 'workOrder.needsSignOff', 'workOrder.issuedAt'])
    .select(['workOrder.confirmedAt', 'workOrder.startedAt', 'workOrder.finishedAt', 'workOrder.acceptedAt'])
    .select(['workOrder.workNote', 'workOrder.stateNote', 'workOrder.signedName', 'workOrder.signedNote'])
    .select(['workOrder.signedAt', 'workOrder.signRecordedBy', isSignerSeen(context).as('isSignerSeen')])
    .where('workOrder.id', '=', workOrderId)
    .executeTakeFirst();
  if (!row) throw notFound('work order');
  return row;
}

type Row = Awaited<ReturnType<typeof readRow>>;

function rightsOf(row: Row, part: WorkPart): WorkOrder['may'] {
  const works = (part.manages || part.isWorker) && isAtWork(row.state);
  const canSign = row.state === 'done' || row.state === 'in-progress';
  return {
    manage: part.manages && row.state !== 'accepted',
    work: works,
    signOff: (part.manages || part.isWorker) && row.signedAt === null && canSign,
    actions: workActionsIn(row.state, part.actors).filter(
      (action) => action !== 'confirm' || row.confirmedAt === null,
    ),
  };
}

/** What only those see who see all work orders. */
async function insideOf(context: ReadContext, workOrderId: string, part: WorkPart) {
  const { tx } = context;
  if (!part.seesAll) return { requests: [], plan: null, approvalId: null, bill: null };
  return {
    requests: await requestsOf(context, workOrderId),
    plan: await planOf(tx, workOrderId),
    approvalId: await pendingApproval(tx, workOrderId),
    bill: await workBillOf(context, workOrderId),
  };
}

/** An order as somebody with this part sees it. */
export async function workOrderAs(
  context: ReadContext,
  workOrderId: string,
  part: WorkPart,
): Promise<WorkOrder> {
  const { tx } = context;
  const row = await readRow(context, workOrderId);
  const { description, location, needsSignOff, confirmedAt, startedAt, finishedAt, acceptedAt, ...rest } =
    row;
  const {
    workNote,
    stateNote,
    signedName: _n,
    signedNote: _o,
    signedAt: _a,
    signRecordedBy: _r,
    isSignerSeen: _s,
    ...more
  } = rest;
  const { issuedAt: _i, ...summary } = more;
  return {
    ...summaryOf(summary),
    description,
    location,
    needsSignOff,
    confirmedAt,
    startedAt,
    finishedAt,
    acceptedAt,
    workNote,
    stateNote,
    visits: await visitsOf(tx, workOrderId),
    checks: await checksOf(tx, workOrderId),
    lines: await linesOf(tx, workOrderId),
    photosBefore: await photosBefore.of(context, workOrderId),
    photosAfter: await photosAfter.of(context, workOrderId),
    files: await workOrderFiles.of(context, workOrderId),
    signOff: signOffOf(row),
    ...(await insideOf(context, workOrderId, part)),
    may: rightsOf(row, part),
  };
}

/** An order as the caller sees it. Throws notFound where that is nothing. */
export async function getWorkOrder(context: ReadContext, workOrderId: string): Promise<WorkOrder> {
  return workOrderAs(context, workOrderId, await requireWorkPart(context, workOrderId));
}
