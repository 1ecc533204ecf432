import type { Budget } from '@courtyard/contract/budget/budget/budget';
import { billingDays } from '@courtyard/contract/budget/dues-plan/dues-days.rules';
import type { DuesPlan } from '@courtyard/contract/budget/dues-plan/dues-plan';
import { propertyName } from '../../properties';
import type { Tx } from '../../../platform/database/database';
import type { ReadContext } from '../../../platform/section/call-context';
import { amountsToRaise } from './dues.rules';
import { accountsOf, type DuesFigures, ordered, rowOf } from './dues-figures';

/** The plans of a budget, the latest first. */
export async function planRows(tx: Tx, budgetId: string): Promise<DuesPlan[]> {
  const rows = await tx
    .selectFrom('duesPlan')
    .leftJoin('member as proposer', (join) =>
      join
        .onRef('proposer.tenantId', '=', 'duesPlan.tenantId')
        .onRef('proposer.id', '=', 'duesPlan.proposedBy'),
    )
    .leftJoin('member as confirmer', (join) =>
      join
        .onRef('confirmer.tenantId', '=', 'duesPlan.tenantId')
        .onRef('confirmer.id', '=', 'duesPlan.confirmedBy'),
    )
    .select([
      'duesPlan.id',
      'duesPlan.number',
      'duesPlan.status',
      'duesPlan.name',
      'duesPlan.raises',
      'duesPlan.months',
      'duesPlan.billingDay',
      'duesPlan.startsOn',
      'duesPlan.dueDays',
      'duesPlan.pools',
      'duesPlan.exemptIds',
      'duesPlan.replacedIds',
      'duesPlan.returnedReason',
      'duesPlan.templateId',
      'duesPlan.version',
      'duesPlan.updatedAt',
      'proposer.id as proposerId',
      'proposer.displayName as proposerName',
      'confirmer.id as confirmerId',
      'confirmer.displayName as confirmerName',
    ])
    .where('duesPlan.budgetId', '=', budgetId)
    .orderBy('duesPlan.number', 'desc')
    .execute();
  const named = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });
  return rows.map(({ proposerId, proposerName, confirmerId, confirmerName, ...row }) => ({
    ...row,
    proposedBy: named(proposerId, proposerName),
    confirmedBy: named(confirmerId, confirmerName),
  }));
}

/** The draft or proposal of a budget; undefined where there is none. */
export const openPlan = async (tx: Tx, budgetId: string): Promise<DuesPlan | undefined> =>
  (await planRows(tx, budgetId)).find(({ status }) => status === 'draft' || status === 'proposed');

/** What a plan was proposed with. It is there. */
export const findPlan = (tx: Tx, planId: string) =>
  tx.selectFrom('duesPlan').select(['digest']).where('id', '=', planId).executeTakeFirstOrThrow();

/** The plan in force of the fund and fiscal year of a budget, whichever version of the budget it is of; null where there is none. */
export async function confirmedPlan(tx: Tx, { fund, yearFrom }: Pick<Budget, 'fund' | 'yearFrom'>) {
  const row = await tx
    .selectFrom('duesPlan')
    .innerJoin('budget', (join) =>
      join.onRef('budget.tenantId', '=', 'duesPlan.tenantId').onRef('budget.id', '=', 'duesPlan.budgetId'),
    )
    .select([
      'duesPlan.id',
      'duesPlan.budgetId',
      'duesPlan.number',
      'duesPlan.templateId',
      'duesPlan.version',
    ])
    .where('budget.fundId', '=', fund.id)
    .where('budget.yearFrom', '=', yearFrom)
    .where('duesPlan.status', '=', 'confirmed')
    .executeTakeFirst();
  return row ?? null;
}

/** The dues of a confirmed plan, as they were proposed. */
export async function confirmedFigures(
  { tx }: ReadContext,
  budget: Budget,
  plan: DuesPlan,
): Promise<DuesFigures> {
  const days = billingDays(plan, { from: budget.yearFrom, to: budget.yearTo });
  const cycle = { installments: Math.max(days.length, 1), place: Math.max(days.indexOf(plan.startsOn), 0) };
  const units = await tx
    .selectFrom('duesPlanUnit')
    .innerJoin('property', (join) =>
      join
        .onRef('property.tenantId', '=', 'duesPlanUnit.tenantId')
        .onRef('property.id', '=', 'duesPlanUnit.propertyId'),
    )
    .select(['property.id', propertyName.as('name'), 'duesPlanUnit.amountsMinor', 'duesPlanUnit.todayMinor'])
    .where('duesPlanUnit.planId', '=', plan.id)
    .orderBy('property.buildingSort')
    .orderBy('property.unitSort')
    .orderBy('property.id')
    .execute();
  const rows = units.map(({ id, name, amountsMinor, todayMinor }) =>
    rowOf({ id, name }, { poolsMinor: amountsMinor, todayMinor }, cycle),
  );
  const { digest } = await findPlan(tx, plan.id);
  return {
    digest: digest ?? '',
    ...amountsToRaise(accountsOf(budget), plan.pools),
    poolsMinor: plan.pools.map((_, place) =>
      rows.reduce((sum, { poolsMinor }) => sum + (poolsMinor[place] ?? 0), 0),
    ),
    days,
    ...ordered(rows),
    problems: [],
    warnings: [],
  };
}
