import { createHash } from 'node:crypto';
import type { Budget } from '@courtyard/contract/budget/budget/budget';
import { maxMinor } from '@courtyard/contract/primitives';
import { billingDays } from '@courtyard/contract/budget/dues-plan/dues-days.rules';
import type { DuesPlanInput, DuesPreview, DuesRow } from '@courtyard/contract/budget/dues-plan/dues-plan';
import {
  duesAccounts,
  duesOfUnits,
  type DuesTemplate,
  duesTemplates,
  installmentOf,
  unitsOn,
} from '../../accounting';
import { propertyName } from '../../properties';
import type { Tx } from '../../../platform/database/database';
import type { Call } from '../../../platform/http/implement';
import type { Text } from '../../../platform/http/language/sentence';
import type { ReadContext } from '../../../platform/section/call-context';
import {
  amountsToRaise,
  apportionPools,
  type BudgetedAccount,
  type DuesUnit,
  poolAmounts,
  unitsWithout,
} from './dues.rules';
import { type DuesFacts, problemsOf, warningsOf } from './dues-problems';

export type TranslatingContext = ReadContext & Pick<Call, 'translate'>;

/** A unit in the register, in use or archived. */
interface RegisteredUnit extends DuesUnit {
  isArchived: boolean;
}

/** All units by name, in the order of the units. */
export async function registeredUnits(tx: Tx): Promise<RegisteredUnit[]> {
  const rows = await tx
    .selectFrom('property')
    .select([
      'property.id',
      propertyName.as('name'),
      'ownershipShareMillionths as share',
      'billingRatioMillionths as ratio',
      'archivedAt',
    ])
    .orderBy('property.buildingSort')
    .orderBy('property.unitSort')
    .orderBy('property.id')
    .execute();
  return rows.map(({ archivedAt, ...unit }) => ({ ...unit, isArchived: archivedAt !== null }));
}

/** Units that pass from owners to others within a fiscal year, as far as it is known. One who joins the owners buys none. */
async function soldIn(tx: Tx, { from, to }: { from: string; to: string }): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('ownership as bought')
    .innerJoin('ownership as ended', (join) =>
      join
        .onRef('ended.tenantId', '=', 'bought.tenantId')
        .onRef('ended.propertyId', '=', 'bought.propertyId')
        .onRef('ended.personId', '<>', 'bought.personId')
        .onRef('ended.startsOn', '<', 'bought.startsOn'),
    )
    .select('bought.propertyId')
    .where('bought.startsOn', '>', from)
    .where('bought.startsOn', '<=', to)
    .where('ended.endsOn', '>=', from)
    .where('ended.endsOn', '<=', to)
    .execute();
  return new Set(rows.map(({ propertyId }) => propertyId));
}

export const accountsOf = ({ rows }: Budget): BudgetedAccount[] =>
  rows.map(({ account, amountsMinor }) => ({
    id: account.id,
    type: account.type,
    yearMinor: amountsMinor.reduce((sum, amount) => sum + amount, 0),
  }));

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** A row of the preview; `place` is of the first invoice in the cycle of `days`. */
export function rowOf(
  property: { id: string; name: string },
  { poolsMinor, todayMinor }: { poolsMinor: number[]; todayMinor: number },
  { installments, place }: { installments: number; place: number },
): DuesRow {
  const yearMinor = sumOf(poolsMinor);
  return {
    property,
    todayMinor,
    yearMinor,
    differenceMinor: yearMinor - todayMinor,
    installmentMinor: sumOf(poolsMinor.map((amount) => installmentOf(amount, installments, place))),
    poolsMinor,
  };
}

const size = ({ differenceMinor }: DuesRow) => Math.abs(differenceMinor);

/** The largest change first; the sums of all rows. */
export function ordered(rows: readonly DuesRow[]): Pick<DuesPreview, 'rows' | 'totals'> {
  const total = (field: keyof DuesPreview['totals']) => sumOf(rows.map((row) => row[field]));
  return {
    rows: rows.toSorted((one, other) => size(other) - size(one)),
    totals: {
      todayMinor: total('todayMinor'),
      yearMinor: total('yearMinor'),
      differenceMinor: total('differenceMinor'),
      installmentMinor: total('installmentMinor'),
    },
  };
}

/** Of what is billed to whom and when. The rows are in the order of the units. */
const digestOf = (plan: DuesPlanInput, rows: readonly DuesRow[]): string => {
  const { name, months, billingDay, startsOn, dueDays, pools, replacedIds } = plan;
  const terms = [name, months, billingDay, startsOn, dueDays, replacedIds.toSorted()];
  const lines = pools.map((pool) => [pool.name, pool.incomeAccountId]);
  const units = rows.map(({ property, poolsMinor }) => [property.id, ...poolsMinor]);
  return createHash('sha256')
    .update(JSON.stringify([terms, lines, units]))
    .digest('hex');
};

/** Whether there is something to apportion, and by; what is in the way is told as a problem. */
const canApportion = (
  units: readonly DuesUnit[],
  pools: DuesPlanInput['pools'],
  amounts: readonly number[],
): boolean =>
  units.length > 0 &&
  amounts.every((amount) => amount >= 0 && amount <= maxMinor) &&
  (['share', 'ratio'] as const).every((basis) => unitsWithout(units, pools, basis).length === 0);

export interface DuesFigures extends Omit<DuesPreview, 'problems' | 'warnings'> {
  problems: Text[];
  warnings: Text[];
}

/** What dues of a fund are worked out from, read once for the plan and for what it can be of. */
export interface DuesBooks {
  units: readonly RegisteredUnit[];
  templates: readonly DuesTemplate[];
  isUsable: (accountId: string) => boolean;
}

export const duesBooks = async (tx: Tx, fundId: string): Promise<DuesBooks> => ({
  units: await registeredUnits(tx),
  templates: await duesTemplates(tx, fundId),
  isUsable: (await duesAccounts(tx, fundId)).isUsable,
});

/** The dues of every unit under a plan, as budget, units and recurring invoices are now. */
export async function figuresOf(
  context: ReadContext,
  {
    budget,
    plan,
    confirmed,
    books,
  }: Pick<DuesFacts, 'budget' | 'plan' | 'confirmed'> & { books?: DuesBooks | undefined },
): Promise<DuesFigures> {
  const { tx } = context;
  const { fund, yearFrom, yearTo } = budget;
  const year = { from: yearFrom, to: yearTo };
  const { units: known, templates, isUsable } = books ?? (await duesBooks(tx, fund.id));
  const units = known.filter(({ id, isArchived }) => !isArchived && !plan.exemptIds.includes(id));
  const replaced = templates.filter(({ id }) => plan.replacedIds.includes(id));
  const today = await duesOfUnits(tx, { templates: replaced, fundId: fund.id }, year);
  const accounts = accountsOf(budget);
  const { incomeMinor, neededMinor } = amountsToRaise(accounts, plan.pools);
  const toRaiseMinor = plan.raises === 'income' ? incomeMinor : neededMinor;
  const poolsMinor = poolAmounts(accounts, plan.pools, toRaiseMinor);
  const days = billingDays(plan, year);
  const owners = await unitsOn(
    tx,
    units.map(({ id }) => id),
    plan.startsOn,
  );
  const sold = await soldIn(tx, year);
  const billed = new Set(units.map(({ id }) => id));
  const facts: DuesFacts = {
    budget,
    plan,
    confirmed,
    units,
    templates,
    isBillable: isUsable,
    incomeMinor,
    neededMinor,
    toRaiseMinor,
    poolsMinor,
    days,
    unowned: units.filter(({ id }) => (owners.get(id)?.owners ?? null) === null),
    sold: units.filter(({ id }) => sold.has(id)),
    dropped: known.filter(({ id }) => (today.get(id) ?? 0) > 0 && !billed.has(id)),
  };
  const problems = problemsOf(facts);
  const parts = canApportion(units, plan.pools, poolsMinor)
    ? apportionPools(units, plan.pools, poolsMinor)
    : [];
  const cycle = { installments: Math.max(days.length, 1), place: Math.max(days.indexOf(plan.startsOn), 0) };
  const rows = units.map(({ id, name }, place) =>
    rowOf(
      { id, name },
      { poolsMinor: parts[place] ?? poolsMinor.map(() => 0), todayMinor: today.get(id) ?? 0 },
      cycle,
    ),
  );
  return {
    digest: digestOf(plan, rows),
    incomeMinor,
    neededMinor,
    poolsMinor,
    days,
    ...ordered(rows),
    problems,
    warnings: warningsOf(facts, context),
  };
}
