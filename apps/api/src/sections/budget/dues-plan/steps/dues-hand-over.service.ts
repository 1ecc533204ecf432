import type { InvoiceLineInput } from '@courtyard/contract/accounting/receivables/invoice/invoice';
import { monthly, ruleOfSchedule } from '@courtyard/contract/accounting/recurring/schedule.rules';
import type { BudgetDues } from '@courtyard/contract/budget/dues-plan/dues-plan';
import { sql } from 'kysely';
import { handOverDues, installmentOf, undoDues } from '../../../accounting';
import { changeOf } from '../../../../platform/audit/audit';
import { conflict } from '../../../../platform/http/problem';
import { recordChange } from '../../../../platform/section/call-context';
import { versionConflict } from '../../../../platform/section/conflicts';
import { usesSection } from '../../../../platform/section/jobs/section-jobs';
import { duesConfirmed } from '../alerts/dues-notifications';
import { duesUrl } from '../alerts/dues-url';
import type { DuesFigures } from '../dues-figures';
import { getDues } from '../dues-plan.service';
import { confirmedPlan, findPlan } from '../dues-plan.sql';
import { type Held, lockPlan, move, requireSeen, told, type Writing } from './dues-steps.service';

/** The invoices of the dues: a line for each pool that comes to something, and the amounts of the units in the same order. */
function billedOf({ budget, plan }: Held, { rows, poolsMinor, days }: DuesFigures) {
  const billed = plan.pools.flatMap((pool, place) =>
    (poolsMinor[place] ?? 0) > 0 ? [{ ...pool, place }] : [],
  );
  const lines = billed.map(({ name, incomeAccountId, place }): InvoiceLineInput => ({
    serviceItemId: null,
    description: name,
    accountId: incomeAccountId,
    fundId: budget.fund.id,
    chargeType: 'regular',
    // As the first invoices come to, all units together.
    amountMinor: rows.reduce(
      (sum, row) => sum + installmentOf(row.poolsMinor[place] ?? 0, days.length, 0),
      0,
    ),
  }));
  const units = rows.map(({ property, poolsMinor: own }) => ({
    propertyId: property.id,
    amountsMinor: billed.map(({ place }) => own[place] ?? 0),
  }));
  return { lines, units };
}

/**
 * Confirms a proposal, in the place of the plan in force, and has recurring invoices bill it. Throws a Problem, 409: to who proposed it,
 * where the amounts are no longer those that were proposed, and where they can't be billed.
 */
export async function confirmDues(
  context: Writing,
  budgetId: string,
  { version, digest }: { version: number; digest: string },
): Promise<BudgetDues> {
  const { tx, tenant, caller, platform } = context;
  const held = await lockPlan(context, budgetId, { version, status: 'proposed' });
  const { budget, plan } = held;
  if (plan.proposedBy?.id === caller.memberId)
    throw conflict('own-proposal', 'You proposed these dues, so someone else must confirm them.');
  if (!(await usesSection(tx, 'accounting')))
    throw conflict('no-accounting', 'Accounting is turned off for this community. Turn it on to bill dues.');
  const { digest: proposed } = await findPlan(tx, plan.id);
  const figures = await requireSeen(context, held, proposed ?? '');
  if (digest !== proposed) throw versionConflict('dues plan');
  const before = await confirmedPlan(tx, budget);
  const { templateId } = await handOverDues(context, {
    name: plan.name,
    fundId: budget.fund.id,
    rule: ruleOfSchedule({
      ...monthly,
      interval: plan.months,
      on: plan.billingDay === 0 ? 'last' : 'date',
      date: plan.billingDay === 0 ? 1 : plan.billingDay,
    }),
    startsOn: plan.startsOn,
    dueDays: plan.dueDays,
    installments: figures.days.length,
    installmentsFrom: figures.days[0] ?? plan.startsOn,
    ...billedOf(held, figures),
    replacedIds: plan.replacedIds,
  });
  if (before)
    await tx
      .updateTable('duesPlan')
      .set({ status: 'superseded', version: before.version + 1, updatedAt: platform.clock() })
      .where('id', '=', before.id)
      .execute();
  await move(context, plan, 'confirmed', {
    confirmedBy: caller.memberId,
    confirmedAt: platform.clock(),
    templateId,
  });
  await recordChange(context, [
    ...(before
      ? [
          changeOf(
            'dues-plan.supersede',
            { 'dues-plan': before.budgetId },
            { status: 'confirmed' },
            { status: 'superseded' },
          ),
        ]
      : []),
    changeOf(
      'dues-plan.confirm',
      { 'dues-plan': budgetId },
      { status: 'proposed' },
      {
        status: 'confirmed',
        number: plan.number,
        startsOn: plan.startsOn,
        units: figures.rows.length,
        yearMinor: figures.totals.yearMinor,
      },
    ),
  ]);
  if (plan.proposedBy !== null)
    await platform.notify(tx, duesConfirmed, {
      tenant,
      parameters: { ...told(held), who: caller.displayName },
      to: { memberIds: [plan.proposedBy.id], except: caller.memberId },
      link: duesUrl(budgetId),
      key: `${plan.id} ${version + 1}`,
    });
  return getDues(context, budgetId);
}

/** Undoes a confirmed plan before its first invoice; the one that it superseded is in force again. Throws a Problem: 404, 409. */
export async function undoConfirmed(
  context: Writing,
  budgetId: string,
  version: number,
): Promise<BudgetDues> {
  const { tx, platform } = context;
  const held = await lockPlan(context, budgetId, { version, status: 'confirmed' });
  const { budget, plan } = held;
  await undoDues(context, plan.templateId ?? '');
  await move(context, plan, 'undone', {});
  const restored = await tx
    .updateTable('duesPlan')
    .set((row) => ({ status: 'confirmed', version: row('version', '+', 1), updatedAt: platform.clock() }))
    .where('status', '=', 'superseded')
    .where('templateId', '=', sql<string>`any(${plan.replacedIds}::uuid[])`)
    .where('budgetId', 'in', (of) =>
      of
        .selectFrom('budget')
        .select('id')
        .where('fundId', '=', budget.fund.id)
        .where('yearFrom', '=', budget.yearFrom),
    )
    .returning('budgetId')
    .execute();
  await recordChange(context, [
    changeOf('dues-plan.undo', { 'dues-plan': budgetId }, { status: 'confirmed' }, { status: 'undone' }),
    ...restored.map((row) =>
      changeOf(
        'dues-plan.restore',
        { 'dues-plan': row.budgetId },
        { status: 'superseded' },
        { status: 'confirmed' },
      ),
    ),
  ]);
  return getDues(context, budgetId);
}
