import { addDays } from '@courtyard/contract/days';
import type { RequestPlace } from '@courtyard/contract/service-requests/request/request';
import type {
  PlanChange,
  PlanInput,
  ServicePlan,
} from '@courtyard/contract/service-requests/service-plan/service-plan';
import { sql } from 'kysely';
import { changeOf } from '../../../../platform/audit/audit';
import { newId } from '../../../../platform/core/ids';
import type { Tx } from '../../../../platform/database/database';
import { invalid, notFound } from '../../../../platform/http/problem';
import {
  type CallContext,
  type ReadContext,
  recordChange,
  todayOf,
} from '../../../../platform/section/call-context';
import { versionConflict } from '../../../../platform/section/conflicts';
import { requireReferences } from '../doing/require-references';
import { countsFrom, planDays } from './occurrences.rules';
import { isInUse } from './plan-place.sql';

/** How far ahead the next day of a plan is looked for: ten years and a day. */
const horizonDays = 3653;

const place = sql<RequestPlace | null>`case
  when service_plan.area_id is not null then jsonb_build_object('kind', 'area', 'id', service_plan.area_id, 'name', area.name,
    'building', null)
  when service_plan.asset_id is not null then jsonb_build_object('kind', 'asset', 'id', service_plan.asset_id,
    'name', asset.name, 'building', null) end`;

const lastMade = sql<string | null>`(select max(made.occurrence_on) from work_order made
  where made.tenant_id = service_plan.tenant_id and made.plan_id = service_plan.id)`;

const planRows = (tx: Tx) =>
  tx
    .selectFrom('servicePlan')
    .leftJoin('commonArea as area', 'area.id', 'servicePlan.areaId')
    .leftJoin('asset', 'asset.id', 'servicePlan.assetId')
    .leftJoin('vendor', 'vendor.id', 'servicePlan.vendorId')
    .leftJoin('member as assignee', 'assignee.id', 'servicePlan.assigneeId')
    .select(['servicePlan.id', 'servicePlan.title', 'servicePlan.description', 'servicePlan.priority'])
    .select(['servicePlan.estimateMinor', 'servicePlan.checks', 'servicePlan.every', 'servicePlan.unit'])
    .select(['servicePlan.startsOn', 'servicePlan.endsOn', 'servicePlan.aheadDays', 'servicePlan.isActive'])
    .select(['servicePlan.version', 'servicePlan.vendorId', 'servicePlan.assigneeId'])
    .select(['vendor.name as vendorName', 'assignee.displayName as assigneeName'])
    .select(['servicePlan.countsFrom'])
    .select([place.as('place'), lastMade.as('lastMadeOn'), isInUse.as('isInUse')]);

type Row = Awaited<ReturnType<ReturnType<typeof planRows>['executeTakeFirstOrThrow']>>;

const workerOf = ({ vendorId, vendorName, assigneeId, assigneeName }: Row): ServicePlan['worker'] =>
  vendorId !== null
    ? { kind: 'vendor', id: vendorId, name: vendorName ?? '' }
    : assigneeId !== null
      ? { kind: 'member', id: assigneeId, name: assigneeName ?? '' }
      : null;

function planOf(row: Row, today: string): ServicePlan {
  const {
    lastMadeOn,
    countsFrom: counted,
    isInUse: inUse,
    vendorId: _v,
    vendorName: _n,
    assigneeId: _a,
    assigneeName: _m,
    ...shown
  } = row;
  const afterLast = lastMadeOn === null ? today : addDays(lastMadeOn, 1);
  const from = [today, afterLast, counted ?? today].toSorted().at(-1) ?? today;
  const [nextOn = null] = row.isActive && inUse ? planDays(row, from, addDays(from, horizonDays)) : [];
  return { ...shown, worker: workerOf(row), nextOn };
}

interface About {
  assetId?: string | undefined;
  areaId?: string | undefined;
}

export async function servicePlans(context: ReadContext, { assetId, areaId }: About): Promise<ServicePlan[]> {
  const rows = await planRows(context.tx)
    .$if(assetId !== undefined, (query) => query.where('servicePlan.assetId', '=', assetId ?? ''))
    .$if(areaId !== undefined, (query) => query.where('servicePlan.areaId', '=', areaId ?? ''))
    .orderBy('servicePlan.title')
    .orderBy('servicePlan.id')
    .limit(500)
    .execute();
  const today = todayOf(context);
  return rows.map((row) => planOf(row, today));
}

/** Throws notFound. */
export async function getServicePlan(context: ReadContext, planId: string): Promise<ServicePlan> {
  const row = await planRows(context.tx).where('servicePlan.id', '=', planId).executeTakeFirst();
  if (!row) throw notFound('maintenance plan');
  return planOf(row, todayOf(context));
}

const columnsOf = ({ place: at, ...fields }: PlanInput) => ({
  ...fields,
  areaId: at?.kind === 'area' ? at.id : null,
  assetId: at?.kind === 'asset' ? at.id : null,
});

/** What the history tells of a plan: names in place of ids. */
const factsOf = ({ place: at, worker, id: _i, nextOn: _n, version: _v, ...plan }: ServicePlan) => ({
  ...plan,
  place: at?.name,
  worker: worker?.name,
});

const asOrder = (input: PlanInput) => ({
  ...input,
  location: null,
  dueOn: null,
  needsSignOff: false,
  checks: [],
  requestIds: [],
  fileIds: [],
});

export async function createServicePlan(context: CallContext, input: PlanInput): Promise<ServicePlan> {
  const { tx, tenant } = context;
  if (input.startsOn < addDays(todayOf(context), -366))
    throw invalid({ startsOn: 'Choose a date within the last year or later.' });
  await requireReferences(context, asOrder(input));
  const id = newId();
  await tx
    .insertInto('servicePlan')
    .values({ tenantId: tenant.id, id, ...columnsOf(input) })
    .execute();
  const made = await getServicePlan(context, id);
  await recordChange(context, changeOf('service-plan.create', { 'service-plan': id }, {}, factsOf(made)));
  return made;
}

/** It is active again, or comes on other days. */
const isOtherRule = (before: ServicePlan, after: PlanInput) =>
  (after.isActive && !before.isActive) ||
  after.every !== before.every ||
  after.unit !== before.unit ||
  after.startsOn !== before.startsOn;

/** Changes or pauses a plan. Throws versionConflict. */
export async function updateServicePlan(
  context: CallContext,
  planId: string,
  { version, ...input }: PlanChange,
): Promise<ServicePlan> {
  const { tx, platform } = context;
  await tx.selectFrom('servicePlan').select('id').where('id', '=', planId).forUpdate().execute();
  const row = await planRows(tx).where('servicePlan.id', '=', planId).executeTakeFirst();
  if (!row) throw notFound('maintenance plan');
  const today = todayOf(context);
  const before = planOf(row, today);
  if (before.version !== version) throw versionConflict('maintenance plan');
  await requireReferences(context, asOrder(input));
  await tx
    .updateTable('servicePlan')
    .set({
      ...columnsOf(input),
      ...(isOtherRule(before, input) && { countsFrom: countsFrom(row, input, today) }),
      version: version + 1,
      updatedAt: platform.clock(),
    })
    .where('id', '=', planId)
    .execute();
  const after = await getServicePlan(context, planId);
  await recordChange(
    context,
    changeOf('service-plan.update', { 'service-plan': planId }, factsOf(before), factsOf(after)),
  );
  return after;
}
