import { addDays } from '@courtyard/contract/days';
import type {
  PlanChange,
  PlanInput,
  ServicePlan,
} from '@courtyard/contract/service-requests/service-plan/service-plan';
import { changeOf } from '../../../../platform/audit/audit';
import { newId } from '../../../../platform/core/ids';
import { invalid, notFound } from '../../../../platform/http/problem';
import {
  type CallContext,
  type ReadContext,
  recordChange,
  todayOf,
} from '../../../../platform/section/call-context';
import { versionConflict } from '../../../../platform/section/conflicts';
import { requireReferences } from '../lifecycle/require-references';
import { countsFrom } from './occurrences.rules';
import { planOf, planRows } from './service-plans.sql';

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
const auditValues = ({ place: at, worker, id: _i, nextOn: _n, version: _v, ...plan }: ServicePlan) => ({
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
  await recordChange(context, changeOf('service-plan.create', { 'service-plan': id }, {}, auditValues(made)));
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
    changeOf('service-plan.update', { 'service-plan': planId }, auditValues(before), auditValues(after)),
  );
  return after;
}
