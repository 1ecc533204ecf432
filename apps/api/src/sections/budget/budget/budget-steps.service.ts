import type { Budget, budgetAdoption } from '@courtyard/contract/budget/budget/budget';
import type { z } from 'zod';
import { changeOf } from '../../../platform/audit/audit';
import { conflict, invalid } from '../../../platform/http/problem';
import { type CallContext, recordChange, todayOf } from '../../../platform/section/call-context';
import { withConstraintProblems } from '../../../platform/section/conflicts';
import { budgetAdopted, budgetProposed, budgetReturned } from './alerts/budget-notifications';
import { budgetUrl } from './alerts/budget-url';
import { getBudget, lockBudget } from './budget.service';

const told = ({ fund, yearFrom, yearTo, scenario, number }: Budget) => ({
  fund: fund.name,
  yearFrom,
  yearTo,
  scenario,
  number,
});

/** Proposes a draft. Throws a Problem, 409, also for one without an amount. */
export async function proposeBudget(
  context: CallContext,
  budgetId: string,
  version: number,
): Promise<Budget> {
  const { tx, tenant, caller, platform } = context;
  await lockBudget(context, budgetId, { version, status: 'draft' });
  const some = await tx
    .selectFrom('budgetLine')
    .select('period')
    .where('budgetId', '=', budgetId)
    .limit(1)
    .executeTakeFirst();
  if (!some)
    throw conflict('budget-empty', 'This budget has no amounts yet. Enter them before you propose it.');
  const at = platform.clock();
  await tx
    .updateTable('budget')
    .set({
      status: 'proposed',
      proposedBy: caller.memberId,
      proposedAt: at,
      returnedReason: null,
      version: version + 1,
      updatedAt: at,
    })
    .where('id', '=', budgetId)
    .execute();
  await recordChange(
    context,
    changeOf('budget.propose', { budget: budgetId }, { status: 'draft' }, { status: 'proposed' }),
  );
  const budget = await getBudget(context, budgetId);
  await platform.notify(tx, budgetProposed, {
    tenant,
    parameters: { ...told(budget), who: caller.displayName },
    to: { holding: ['Budget Approve'], except: caller.memberId },
    link: budgetUrl(budgetId),
    key: `${budgetId} ${budget.version}`,
  });
  return budget;
}

/** Takes a proposal back to draft, with the reason of an approver or without. Throws a Problem, 409. */
export async function returnBudget(
  context: CallContext,
  budgetId: string,
  { version, reason = null }: { version: number; reason?: string | null },
): Promise<Budget> {
  const { tx, tenant, caller, platform } = context;
  const { proposedBy } = await lockBudget(context, budgetId, { version, status: 'proposed' });
  await tx
    .updateTable('budget')
    .set({
      status: 'draft',
      proposedBy: null,
      proposedAt: null,
      returnedReason: reason,
      version: version + 1,
      updatedAt: platform.clock(),
    })
    .where('id', '=', budgetId)
    .execute();
  await recordChange(
    context,
    changeOf(
      'budget.return',
      { budget: budgetId },
      { status: 'proposed' },
      { status: 'draft', ...(reason !== null && { reason }) },
    ),
  );
  const budget = await getBudget(context, budgetId);
  if (reason !== null && proposedBy !== null)
    await platform.notify(tx, budgetReturned, {
      tenant,
      parameters: { ...told(budget), who: caller.displayName, reason },
      to: { memberIds: [proposedBy], except: caller.memberId },
      link: budgetUrl(budgetId),
      key: `${budgetId} ${budget.version}`,
    });
  return budget;
}

const adoptedMeanwhile = () =>
  conflict(
    'budget-adopted-meanwhile',
    'Another budget for this fund and year was adopted in the meantime. Reload the page, then decide which one should be in effect.',
  );

/**
 * Adopts a proposal in place of the one in force. Throws a Problem: 409 to who proposed it, and where another one is in force than the
 * caller saw; 422 for a date in the future.
 */
export async function adoptBudget(
  context: CallContext,
  budgetId: string,
  { version, motion, adoptedOn, replacesId }: z.output<typeof budgetAdoption>,
): Promise<Budget> {
  const { tx, tenant, caller, platform } = context;
  const held = await lockBudget(context, budgetId, { version, status: 'proposed' });
  if (held.proposedBy === caller.memberId)
    throw conflict('own-proposal', 'You proposed this budget, so someone else must adopt it.');
  if (adoptedOn > todayOf(context))
    throw invalid({ adoptedOn: 'This date is in the future. Enter the date of the motion or vote.' });
  const updatedAt = platform.clock();
  const superseded = await tx
    .updateTable('budget')
    .set((row) => ({ status: 'superseded', version: row('version', '+', 1), updatedAt }))
    .where('fundId', '=', held.fundId)
    .where('yearFrom', '=', held.yearFrom)
    .where('status', '=', 'adopted')
    .returning('id')
    .executeTakeFirst();
  if ((superseded?.id ?? null) !== replacesId) throw adoptedMeanwhile();
  await withConstraintProblems(
    tx
      .updateTable('budget')
      .set({
        status: 'adopted',
        motion,
        adoptedOn,
        adoptedBy: caller.memberId,
        version: version + 1,
        updatedAt,
      })
      .where('id', '=', budgetId)
      .execute(),
    { budget_adopted: adoptedMeanwhile },
  );
  await recordChange(context, [
    ...(superseded
      ? [
          changeOf(
            'budget.supersede',
            { budget: superseded.id },
            { status: 'adopted' },
            { status: 'superseded' },
          ),
        ]
      : []),
    changeOf(
      'budget.adopt',
      { budget: budgetId },
      { status: 'proposed' },
      { status: 'adopted', motion, adoptedOn },
    ),
  ]);
  const budget = await getBudget(context, budgetId);
  await platform.notify(tx, budgetAdopted, {
    tenant,
    parameters: { ...told(budget), who: caller.displayName, motion, adoptedOn },
    to: { holding: ['Budget List View'], except: caller.memberId },
    link: budgetUrl(budgetId),
    key: budgetId,
  });
  return budget;
}
