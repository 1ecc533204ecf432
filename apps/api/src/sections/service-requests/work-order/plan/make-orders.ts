import { addDays, dayAt } from '@courtyard/contract/days';
import { changeOf, writeAudit } from '../../../../platform/audit/audit';
import { newId } from '../../../../platform/core/ids';
import type { Platform } from '../../../../platform/core/platform';
import type { Tx } from '../../../../platform/database/database';
import type { CommunityJob } from '../../../../platform/section/jobs/section-jobs';
import type { Tenant } from '../../../../platform/tenancy/tenant';
import { takeWorkOrderNumber } from '../lifecycle/work-order.service';
import { planDays } from './occurrences.rules';
import { isInUse } from './plan-place.sql';

/** A job that did not run for some days makes up for the days that went by; what is longer ago is not. */
const lateDays = 31;

/** Plans of what is still in use, with who does the work where they still do. */
const activePlans = (tx: Tx) =>
  tx
    .selectFrom('servicePlan')
    .leftJoin('commonArea as area', 'area.id', 'servicePlan.areaId')
    .leftJoin('asset', 'asset.id', 'servicePlan.assetId')
    .leftJoin('vendor', (join) =>
      join.onRef('vendor.id', '=', 'servicePlan.vendorId').on('vendor.archivedAt', 'is', null),
    )
    .leftJoin('member as assignee', (join) =>
      join.onRef('assignee.id', '=', 'servicePlan.assigneeId').on('assignee.status', '=', 'active'),
    )
    .selectAll('servicePlan')
    .select(['vendor.id as vendorId', 'assignee.id as assigneeId'])
    .where('servicePlan.isActive', '=', true)
    .where(isInUse)
    .orderBy('servicePlan.id')
    .execute();

type Plan = Awaited<ReturnType<typeof activePlans>>[number];

/** Makes the order of one day of a plan, unless there is one. */
async function makeOrder(
  tx: Tx,
  { platform, tenant }: { platform: Platform; tenant: Tenant },
  { plan, occurrenceOn }: { plan: Plan; occurrenceOn: string },
): Promise<void> {
  const id = newId();
  const now = platform.clock();
  const made = await tx
    .insertInto('workOrder')
    .values({
      tenantId: tenant.id,
      id,
      number: await takeWorkOrderNumber(tx),
      title: plan.title,
      description: plan.description,
      areaId: plan.areaId,
      assetId: plan.assetId,
      vendorId: plan.vendorId,
      assigneeId: plan.assigneeId,
      priority: plan.priority,
      estimateMinor: plan.estimateMinor,
      dueOn: occurrenceOn,
      planId: plan.id,
      occurrenceOn,
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((clash) => clash.constraint('work_order_occurrence').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return;
  const steps = plan.checks.map((text, position) => ({
    tenantId: tenant.id,
    id: newId(),
    workOrderId: id,
    position,
    text,
  }));
  if (steps.length > 0) await tx.insertInto('workOrderCheck').values(steps).execute();
  const actor = { tenantId: tenant.id, memberId: null, displayName: 'Courtyard' };
  const facts = { title: plan.title, dueOn: occurrenceOn, plan: plan.title };
  await writeAudit(tx, actor, changeOf('work-order.create', { 'work-order': id }, {}, facts));
  await platform.events.publish(tx, {
    tenantId: tenant.id,
    topic: 'section-data',
    section: 'service-requests',
  });
}

/** Makes the orders of all plans whose days are near; each once, however often and late it runs. */
export async function makePlannedOrders(platform: Platform, tenant: Tenant): Promise<void> {
  const today = dayAt(platform.clock(), tenant.timeZone);
  const plans = await platform.inTenant(tenant.id, activePlans, { readOnly: true });
  for (const plan of plans) {
    const late = addDays(today, -lateDays);
    const from = plan.countsFrom !== null && plan.countsFrom > late ? plan.countsFrom : late;
    const days = planDays(plan, from, addDays(today, plan.aheadDays));
    for (const occurrenceOn of days)
      await platform.inTenant(tenant.id, (tx) => makeOrder(tx, { platform, tenant }, { plan, occurrenceOn }));
  }
}

export const plannedOrdersJob: CommunityJob = {
  name: 'service-requests.planned-orders',
  cron: '20 * * * *',
  run: makePlannedOrders,
};
