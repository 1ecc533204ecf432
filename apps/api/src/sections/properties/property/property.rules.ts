import type { InsuranceState } from '@courtyard/contract/properties/property/property';
import { addDays } from '@courtyard/contract/days';

/** How long before its end an insurance counts as expiring. */
export const expiringDays = 30;

/** State of an insurance that runs until the end of a day, null for none. */
export function insuranceStateOn(insuredUntil: string | null, today: string): InsuranceState {
  if (insuredUntil === null) return 'none';
  if (insuredUntil < today) return 'lapsed';
  return insuredUntil <= addDays(today, expiringDays) ? 'expiring' : 'valid';
}

/**
 * Splits a whole by weights so that the parts add up to it exactly: everybody gets the rounded-down part, what is
 * left goes one by one to the largest remainders, the earlier first where they are equal (method of Hamilton).
 * All weights zero: nobody gets anything. Exact up to a whole of 10^6 and weights of 10^7.
 */
export function largestRemainder(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const parts = weights.map((weight) => Math.floor((whole * weight) / sum));
  const left = whole - parts.reduce((total, part) => total + part, 0);
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (whole * weight) % sum }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

/** Millionths as a percentage without loss: 6757 is `0.6757`. */
export function percentOf(millionths: number): string {
  return (millionths / 10_000).toFixed(4).replace(/\.?0+$/, '');
}
