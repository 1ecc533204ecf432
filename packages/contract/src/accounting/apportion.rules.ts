/** A part of the whole by its share; the order of parts is that of the units. */
export interface Share {
  /** Any whole number in proportion: millionths of ownership, square feet, 1 each. */
  weight: number | bigint;
}

/**
 * Parts of an amount by share, exact: each gets the whole minor units of its part, and what is left goes, one each, to the largest
 * remainders; where those are alike, to the first in order. Throws where there is nothing to go by.
 */
export function apportion(amountMinor: number, shares: readonly Share[]): number[] {
  const weights = shares.map(({ weight }) => {
    if ((typeof weight === 'number' && !Number.isSafeInteger(weight)) || weight < 0)
      throw new RangeError(`${weight} is no share`);
    return BigInt(weight);
  });
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  if (whole === 0n) throw new RangeError('there are no shares to go by');
  if (!Number.isSafeInteger(amountMinor)) throw new RangeError(`${amountMinor} is no amount`);
  const sign = amountMinor < 0 ? -1 : 1;
  const amount = BigInt(Math.abs(amountMinor));
  const parts = weights.map((weight) => ({
    floor: (amount * weight) / whole,
    rest: (amount * weight) % whole,
  }));
  let left = Number(amount - parts.reduce((sum, { floor }) => sum + floor, 0n));
  const order = parts
    .map(({ rest }, index) => ({ rest, index }))
    .toSorted((one, other) =>
      one.rest === other.rest ? one.index - other.index : one.rest > other.rest ? -1 : 1,
    );
  const extra = new Set<number>();
  for (const { index } of order) {
    if (left === 0) break;
    extra.add(index);
    left -= 1;
  }
  return parts.map(({ floor }, index) => {
    const part = Number(floor) + (extra.has(index) ? 1 : 0);
    // No negative zero.
    return part === 0 ? 0 : sign * part;
  });
}
