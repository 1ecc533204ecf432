import { z } from 'zod';
import { id } from '../../wire/primitives';
import { duesPlanInput, duesPool, type DuesPlanInput } from './dues-plan';
import { duesBases, duesMonths, percentOf, wholePool } from './dues-plan.values';

/** What a pool is apportioned by, as people choose it. */
export const poolBases = [...duesBases, 'mixed'] as const;

const { name, incomeAccountId, accountIds, shareHundredths, ratioHundredths, equalHundredths } =
  duesPool.shape;
const { startsOn, dueDays, raises } = duesPlanInput.shape;

const poolForm = z.object({
  name,
  incomeAccountId,
  accountIds,
  basis: z.enum(poolBases),
  shareHundredths,
  ratioHundredths,
  equalHundredths,
});

/** What the form of dues asks for: choices as their texts, and one basis where a pool has only one. */
export const duesForm = z.object({
  name: duesPlanInput.shape.name,
  raises,
  months: z.string(),
  billingDay: z.string(),
  startsOn,
  dueDays,
  pools: z.array(poolForm).min(1),
  exemptIds: z.array(id),
  replacedIds: z.array(id),
});

type PoolForm = z.output<typeof poolForm>;
export type DuesForm = z.output<typeof duesForm>;

const none = { shareHundredths: 0, ratioHundredths: 0, equalHundredths: 0 };

/** The percentages of a pool by its basis. */
function percentsOf({ basis, ...pool }: PoolForm) {
  return basis === 'mixed' ? pool : { ...pool, ...none, [percentOf[basis]]: wholePool };
}

export const basisOf = (pool: Pick<PoolForm, keyof typeof none>): PoolForm['basis'] =>
  duesBases.find((basis) => pool[percentOf[basis]] === wholePool) ?? 'mixed';

export const formOf = (plan: DuesPlanInput): DuesForm => ({
  ...plan,
  months: String(plan.months),
  billingDay: String(plan.billingDay),
  pools: plan.pools.map((pool) => ({ ...pool, basis: basisOf(pool) })),
});

export const planOf = ({ months, billingDay, pools, ...rest }: DuesForm): DuesPlanInput => ({
  ...rest,
  months: duesMonths.find((each) => String(each) === months) ?? 1,
  billingDay: Number(billingDay),
  pools: pools.map(percentsOf),
});
