import type { ResidentWork } from '@courtyard/contract/service-requests/work-order/work-order-actions';
import { sql } from 'kysely';
import { changeOf } from '../../../../platform/audit/audit';
import { conflict, notFound } from '../../../../platform/http/problem';
import { type CallContext, type ReadContext, recordChange } from '../../../../platform/section/call-context';
import { summaryOf, workOrderRows } from '../queries/work-order.sql';
import { isForResident } from './residents.sql';
import { isSignerSeen, signOffOf } from './signer.sql';

const nextVisit = sql<ResidentWork['nextVisit']>`(select
  jsonb_build_object('startsAt', visit.starts_at, 'endsAt', visit.ends_at) from work_order_visit visit
  where visit.tenant_id = work_order.tenant_id and visit.work_order_id = work_order.id and visit.state = 'confirmed'
    and visit.ends_at > now() order by visit.starts_at limit 1)`;

/** Work in a unit of the caller, or for their request. Throws notFound for any other. */
export async function getResidentWork(context: ReadContext, workOrderId: string): Promise<ResidentWork> {
  const row = await workOrderRows(context.tx)
    .select(['workOrder.workNote', 'workOrder.finishedAt', 'workOrder.signedName', 'workOrder.signedNote'])
    .select(['workOrder.signedAt', 'workOrder.signRecordedBy', isSignerSeen(context).as('isSignerSeen')])
    .select(nextVisit.as('nextVisit'))
    .where('workOrder.id', '=', workOrderId)
    .where(isForResident(context))
    .executeTakeFirst();
  if (!row) throw notFound('work order');
  const {
    workNote,
    finishedAt,
    signedName,
    signedNote,
    signedAt,
    signRecordedBy,
    isSignerSeen: isSeen,
    nextVisit: next,
    ...shown
  } = row;
  const { id, number, title, place, worker } = summaryOf(shown);
  return {
    id,
    number,
    title,
    place: place?.name ?? null,
    worker: worker?.name ?? null,
    workNote,
    finishedAt,
    nextVisit: next,
    signOff: signOffOf({ signedName, signedNote, signedAt, signRecordedBy, isSignerSeen: isSeen }),
    canSign: row.state === 'done' && signedAt === null,
  };
}

/** Signs off finished work as its resident. */
export async function signOffWork(
  context: CallContext,
  workOrderId: string,
  note: string | null,
): Promise<ResidentWork> {
  const { tx, caller, platform } = context;
  await tx.selectFrom('workOrder').select('id').where('id', '=', workOrderId).forUpdate().execute();
  const work = await getResidentWork(context, workOrderId);
  if (work.signOff) throw conflict('signed-already', 'This work has already been signed off.');
  if (!work.canSign) throw conflict('not-to-sign', 'This work isn’t finished yet.');
  const now = platform.clock();
  await tx
    .updateTable('workOrder')
    .set((row) => ({
      signedName: caller.displayName,
      signedNote: note,
      signedAt: now,
      signedById: caller.memberId,
      version: row('version', '+', 1),
      updatedAt: now,
    }))
    .where('id', '=', workOrderId)
    .execute();
  const facts = { signedBy: caller.displayName, note };
  await recordChange(context, changeOf('work-order.sign-off', { 'work-order': workOrderId }, {}, facts));
  return getResidentWork(context, workOrderId);
}
