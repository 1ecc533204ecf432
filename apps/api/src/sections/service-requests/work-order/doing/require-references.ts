import type { WorkOrder, WorkOrderInput } from '@courtyard/contract/service-requests/work-order/work-order';
import { sql } from 'kysely';
import { holderIds } from '../../../../platform/auth/permissions/holders.sql';
import { invalid } from '../../../../platform/http/problem';
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
  return found ? {} : { place: 'There is no such place. Choose another one.' };
}

/** One that the order has already may be archived by now. */
async function workerFault(
  { tx }: CallContext,
  { vendorId, assigneeId }: WorkOrderInput,
  known: string | undefined,
): Promise<Faults> {
  if (vendorId !== null) {
    const vendor = await tx
      .selectFrom('vendor')
      .select('archivedAt')
      .where('id', '=', vendorId)
      .executeTakeFirst();
    if (!vendor) return { vendorId: 'There is no such vendor.' };
    return vendor.archivedAt !== null && vendorId !== known
      ? { vendorId: 'This vendor is archived. Choose another one.' }
      : {};
  }
  if (assigneeId === null) return {};
  if (assigneeId === known) return {};
  const member = await tx
    .selectFrom('member')
    .select(sql<boolean>`member.id in (${holderIds('Work Order Details View')})`.as('mayOpen'))
    .where('id', '=', assigneeId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (!member) return { assigneeId: 'Choose an active member.' };
  return member.mayOpen
    ? {}
    : {
        assigneeId:
          'This member has no role that opens work orders. Choose another one, or give them such a role first.',
      };
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
    : { requestIds: 'One of these requests is not there.' };
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
