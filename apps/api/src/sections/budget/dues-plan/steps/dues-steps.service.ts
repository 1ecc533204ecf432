import type { Budget } from '@courtyard/contract/budget/budget/budget';
import type { BudgetDues, DuesPlan } from '@courtyard/contract/budget/dues-plan/dues-plan';
import { sql, type Updateable } from 'kysely';
import { changeOf } from '../../../../platform/audit/audit';
import { conflict, notFound } from '../../../../platform/http/problem';
import { type CallContext, recordChange } from '../../../../platform/section/call-context';
import { versionConflict } from '../../../../platform/section/conflicts';
import { duesProposed, duesReturned } from '../alerts/dues-notifications';
import { duesUrl } from '../alerts/dues-url';
import { type DuesFigures, figuresOf, type TranslatingContext } from '../dues-figures';
import { adoptedBudget, auditValues, getDues } from '../dues-plan.service';
import { confirmedPlan, planRows } from '../dues-plan.sql';
import type { DuesPlanTable } from '../dues-plan.tables';

export type Writing = CallContext & Pick<TranslatingContext, 'translate'>;
export interface Held {
  budget: Budget;
  plan: DuesPlan;
}

/** Holds the plan of a budget in a status until the commit. Throws a Problem: 404, 409 where it is another version or status. */
export async function lockPlan(
  context: Writing,
  budgetId: string,
  { version, status }: { version: number; status: DuesPlan['status'] },
): Promise<Held> {
  const { tx } = context;
  await tx
    .selectFrom('duesPlan')
    .select('id')
    .where('budgetId', '=', budgetId)
    .orderBy('id')
    .forUpdate()
    .execute();
  const budget = await adoptedBudget(context, budgetId);
  const plans = await planRows(tx, budgetId);
  if (plans.length === 0) throw notFound('dues plan');
  const plan = plans.find((each) => each.status === status && each.version === version);
  if (!plan) throw versionConflict('dues plan');
  return { budget, plan };
}

/** The amounts of a plan as they are now. Throws a Problem, 409, where something is wrong with it, or others were seen. */
export async function requireSeen(
  context: Writing,
  { budget, plan }: Held,
  seen: string,
): Promise<DuesFigures> {
  const confirmed = await confirmedPlan(context.tx, budget);
  const figures = await figuresOf(context, { budget, plan, confirmed });
  const [problem] = figures.problems;
  if (problem !== undefined) throw conflict('dues-problem', problem);
  if (figures.digest !== seen)
    throw conflict(
      'dues-changed',
      'The amounts changed because a unit, its ownership or a recurring invoice changed. Reload the page and review them.',
    );
  return figures;
}

export const told = ({ budget: { fund, yearFrom, yearTo }, plan }: Held) => ({
  fund: fund.name,
  yearFrom,
  yearTo,
  number: plan.number,
});

/** Moves a plan on to another status, with its history. */
export async function move(
  context: Writing,
  plan: DuesPlan,
  status: DuesPlan['status'],
  more: Omit<Updateable<DuesPlanTable>, 'status'>,
): Promise<void> {
  await context.tx
    .updateTable('duesPlan')
    .set({ ...more, status, version: plan.version + 1, updatedAt: context.platform.clock() })
    .where('id', '=', plan.id)
    .execute();
}

/** Proposes a draft, and saves the amount of every unit with it. Throws a Problem: 404, 409. */
export async function proposeDues(
  context: Writing,
  budgetId: string,
  { version, digest }: { version: number; digest: string },
): Promise<BudgetDues> {
  const { tx, tenant, caller, platform } = context;
  const held = await lockPlan(context, budgetId, { version, status: 'draft' });
  const { id } = held.plan;
  const { rows, totals } = await requireSeen(context, held, digest);
  const units = rows.map(({ property, poolsMinor, todayMinor }) => ({
    propertyId: property.id,
    amountsMinor: poolsMinor,
    todayMinor,
  }));
  await sql`insert into dues_plan_unit (tenant_id, plan_id, property_id, amounts_minor, today_minor)
    select ${tenant.id}::uuid, ${id}::uuid, unit."propertyId", unit."amountsMinor", unit."todayMinor"
    from jsonb_to_recordset(${JSON.stringify(units)}::jsonb)
      as unit ("propertyId" uuid, "amountsMinor" jsonb, "todayMinor" bigint)`.execute(tx);
  await move(context, held.plan, 'proposed', {
    digest,
    proposedBy: caller.memberId,
    proposedAt: platform.clock(),
    returnedReason: null,
  });
  await recordChange(
    context,
    changeOf(
      'dues-plan.propose',
      { 'dues-plan': budgetId },
      { status: 'draft' },
      {
        status: 'proposed',
        number: held.plan.number,
        units: rows.length,
        yearMinor: totals.yearMinor,
        differenceMinor: totals.differenceMinor,
      },
    ),
  );
  await platform.notify(tx, duesProposed, {
    tenant,
    parameters: { ...told(held), who: caller.displayName },
    to: { holding: ['Dues Plan Approve'], except: caller.memberId },
    link: duesUrl(budgetId),
    key: `${id} ${version + 1}`,
  });
  return getDues(context, budgetId);
}

/** Takes a proposal back to draft, with the reason of who would confirm it or without. Throws a Problem: 404, 409. */
export async function returnDues(
  context: Writing,
  budgetId: string,
  { version, reason = null }: { version: number; reason?: string | null },
): Promise<BudgetDues> {
  const { tx, tenant, caller, platform } = context;
  const held = await lockPlan(context, budgetId, { version, status: 'proposed' });
  const { id, proposedBy } = held.plan;
  await tx.deleteFrom('duesPlanUnit').where('planId', '=', id).execute();
  await move(context, held.plan, 'draft', {
    digest: null,
    proposedBy: null,
    proposedAt: null,
    returnedReason: reason,
  });
  await recordChange(
    context,
    changeOf(
      'dues-plan.return',
      { 'dues-plan': budgetId },
      { status: 'proposed' },
      { status: 'draft', ...(reason !== null && { reason }) },
    ),
  );
  if (reason !== null && proposedBy !== null)
    await platform.notify(tx, duesReturned, {
      tenant,
      parameters: { ...told(held), who: caller.displayName, reason },
      to: { memberIds: [proposedBy.id], except: caller.memberId },
      link: duesUrl(budgetId),
      key: `${id} ${version + 1}`,
    });
  return getDues(context, budgetId);
}

/** Discards a draft. Throws a Problem: 404, 409. */
export async function discardDues(context: Writing, budgetId: string, version: number): Promise<BudgetDues> {
  const { plan } = await lockPlan(context, budgetId, { version, status: 'draft' });
  await context.tx.deleteFrom('duesPlan').where('id', '=', plan.id).execute();
  await recordChange(context, changeOf('dues-plan.remove', { 'dues-plan': budgetId }, auditValues(plan), {}));
  return getDues(context, budgetId);
}
