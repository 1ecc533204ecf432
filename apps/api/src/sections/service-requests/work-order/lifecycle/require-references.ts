import type { WorkOrder, WorkOrderInput } from '@courtyard/contract/service-requests/work-order/work-order';
import { sql } from 'kysely';
import { holderIds } from '../../../../platform/auth/permissions/holders.sql';
import { conflict, invalid } from '../../../../platform/http/problem';
import type { CallContext } from '../../../../platform/section/call-context';
import { isAboutCaller } from '../../part/part.sql';

type Faults = Record<string, string>;

type PlaceTable = 'property' | 'commonArea' | 'asset';

const tables: Readonly<Record<'unit' | 'area' | 'asset', PlaceTable>> = {
  unit: 'property',
  area: 'commonArea',
  asset: 'asset',
};

async function placeFault({ tx }: CallContext, place: WorkOrderInput['place']): Promise<Faults> {
  if (place === null) return {};
  const table: PlaceTable = tables[place.kind];
  const found = await tx.selectFrom(table).select('id').where('id', '=', place.id).executeTakeFirst();
  return found ? {} : { place: 'Place not found. Choose another.' };
}

/** One that the order has already may be archived by now. */
async function workerFault(
  { tx }: Pick<CallContext, 'tx'>,
  { vendorId, assigneeId }: Pick<WorkOrderInput, 'vendorId' | 'assigneeId'>,
  known?: string,
): Promise<Faults> {
  if (vendorId !== null) {
    const vendor = await tx
      .selectFrom('vendor')
      .select('archivedAt')
      .where('id', '=', vendorId)
      .executeTakeFirst();
    if (!vendor) return { vendorId: 'Vendor not found. Choose another.' };
    return vendor.archivedAt !== null && vendorId !== known
      ? { vendorId: 'This vendor is archived. Choose another.' }
      : {};
  }
  if (assigneeId === null) return {};
  if (assigneeId === known) return {};
  const member = await tx
    .selectFrom('member')
    .select(sql<boolean>`member.id in (${holderIds('Work Order Details View')})`.as('canOpen'))
    .where('id', '=', assigneeId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (!member) return { assigneeId: 'Choose an active member.' };
  return member.canOpen
    ? {}
    : {
        assigneeId:
          'This member’s role doesn’t include work orders. Choose another member, or change their role first.',
      };
}

/** Throws conflict where the vendor was archived, or the staff member left, since the order was drafted: nobody would come. */
export async function requireWorker(
  context: Pick<CallContext, 'tx'>,
  { worker }: Pick<WorkOrder, 'worker'>,
): Promise<void> {
  const idOf = (kind: 'vendor' | 'member') => (worker?.kind === kind ? worker.id : null);
  const faults = await workerFault(context, { vendorId: idOf('vendor'), assigneeId: idOf('member') });
  const [fault] = Object.values(faults);
  if (fault !== undefined) throw conflict('worker-gone', fault);
}

/** Throws a Problem, 422 by field, where an order cannot be given to somebody. */
export async function requireKnownWorker(
  context: CallContext,
  worker: Pick<WorkOrderInput, 'vendorId' | 'assigneeId'>,
  before: WorkOrder,
): Promise<void> {
  const faults = await workerFault(context, worker, before.worker?.id);
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

async function requestFault(context: CallContext, requestIds: readonly string[]): Promise<Faults> {
  if (requestIds.length === 0) return {};
  const found = await context.tx
    .selectFrom('request')
    .select('request.id')
    .where('request.id', 'in', requestIds)
    .where(sql<boolean>`not ${isAboutCaller(context)}`)
    .execute();
  return found.length === new Set(requestIds).size
    ? {}
    : { requestIds: 'One of these requests was not found. Remove it.' };
}

/** Throws a Problem, 422 by field, where an order refers to what is not there. */
export async function requireReferences(
  context: CallContext,
  input: WorkOrderInput,
  before?: WorkOrder,
): Promise<void> {
  const faults = {
    ...(await placeFault(context, input.place)),
    ...(await workerFault(context, input, before?.worker?.id)),
    ...(await requestFault(context, input.requestIds)),
  };
  if (Object.keys(faults).length > 0) throw invalid(faults);
}
