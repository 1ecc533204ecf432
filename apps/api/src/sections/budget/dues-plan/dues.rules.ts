import type { DuesPool } from '@courtyard/contract/budget/dues-plan/dues-plan';
import type { budgetedTypes } from '@courtyard/contract/budget/budget/budget.values';
import { percentOf } from '@courtyard/contract/budget/dues-plan/dues-plan.values';
import { apportion } from '../../../ledger';

/** The year of a budgeted account, with the sign that a budget is read with. */
export interface BudgetedAccount {
  id: string;
  type: (typeof budgetedTypes)[number];
  yearMinor: number;
}

/** A unit as dues are apportioned to it. */
export interface DuesUnit {
  id: string;
  name: string;
  /** Millionths; 0 where none is entered. */
  share: number;
  ratio: number;
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

/** What a budgeted account needs: an expense, or a transfer out less what comes in. */
const neededBy = ({ type, yearMinor }: BudgetedAccount) => (type === 'expense' ? yearMinor : -yearMinor);

/** What dues can raise: the income budgeted on their accounts, and what expenses and transfers need beside other income. */
export function amountsToRaise(
  accounts: readonly BudgetedAccount[],
  pools: readonly Pick<DuesPool, 'incomeAccountId'>[],
): { incomeMinor: number; neededMinor: number } {
  const billed = new Set(pools.map(({ incomeAccountId }) => incomeAccountId));
  const incomeMinor = sum(accounts.filter(({ id }) => billed.has(id)).map(({ yearMinor }) => yearMinor));
  const neededMinor = sum(accounts.filter(({ id }) => !billed.has(id)).map(neededBy));
  return { incomeMinor, neededMinor: neededMinor === 0 ? 0 : neededMinor };
}

/** The year of each pool: its accounts, and of the one without accounts what the others leave. */
export function poolAmounts(
  accounts: readonly BudgetedAccount[],
  pools: readonly Pick<DuesPool, 'accountIds'>[],
  toRaiseMinor: number,
): number[] {
  const needs = new Map(accounts.map((account) => [account.id, neededBy(account)]));
  const own = pools.map(({ accountIds }) => sum(accountIds.map((id) => needs.get(id) ?? 0)));
  const rest = toRaiseMinor - sum(own);
  return pools.map(({ accountIds }, place) => (accountIds.length === 0 ? rest : (own[place] ?? 0)));
}

type Parts = Pick<DuesPool, 'shareHundredths' | 'ratioHundredths' | 'equalHundredths'>;

/** A pool's parts by basis that count, each with what a unit has of it. */
const basesOf = ({ shareHundredths, ratioHundredths, equalHundredths }: Parts) =>
  [
    { percent: shareHundredths, of: ({ share }: DuesUnit) => share },
    { percent: ratioHundredths, of: ({ ratio }: DuesUnit) => ratio },
    { percent: equalHundredths, of: () => 1 },
  ].filter(({ percent }) => percent > 0);

/** Units that have nothing of a basis that a pool is apportioned by. */
export const unitsWithout = (
  units: readonly DuesUnit[],
  pools: readonly Parts[],
  basis: 'share' | 'ratio',
): DuesUnit[] =>
  pools.some((pool) => pool[percentOf[basis]] > 0) ? units.filter((unit) => unit[basis] === 0) : [];

/**
 * The exact parts of a pool in whole numbers: of each basis its percentage, by what a unit has of the sum of all. The bases are brought
 * to one denominator, so that nothing is rounded before the amount is apportioned.
 */
export function weightsOf(units: readonly DuesUnit[], pool: Parts): bigint[] {
  const bases = basesOf(pool).map(({ percent, of }) => ({
    percent: BigInt(percent),
    of,
    whole: BigInt(sum(units.map(of))),
  }));
  return units.map((unit) =>
    bases.reduce((weight, { percent, of }, place) => {
      const others = bases.reduce(
        (product, { whole }, other) => (other === place ? product : product * whole),
        1n,
      );
      return weight + percent * BigInt(of(unit)) * others;
    }, 0n),
  );
}

/** The year of each unit by pool: each pool exactly, each unit within one minor unit of its exact part. Every basis that counts has a sum. */
export function apportionPools(
  units: readonly DuesUnit[],
  pools: readonly Parts[],
  amountsMinor: readonly number[],
): number[][] {
  const byPool = pools.map((pool, place) => {
    const amount = amountsMinor[place] ?? 0;
    return amount === 0
      ? units.map(() => 0)
      : apportion(
          amount,
          weightsOf(units, pool).map((weight) => ({ weight })),
        );
  });
  return units.map((_, unit) => byPool.map((parts) => parts[unit] ?? 0));
}
