import { apportion } from '@courtyard/contract/accounting/apportion.rules';

/** A year's amount by period in proportion to weights, exact to the minor unit. Null where no weight is above zero. */
export function spread(amountMinor: number, weights: readonly number[]): number[] | null {
  const shares = weights.map((weight) => ({ weight: Math.max(0, weight) }));
  return shares.some(({ weight }) => weight > 0) ? apportion(amountMinor, shares) : null;
}
