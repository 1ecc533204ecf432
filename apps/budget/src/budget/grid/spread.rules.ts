/**
 * A year's amount by period in proportion to weights, exact to the minor unit: what is left goes, one each, to the largest remainders. Null where no
 * weight is above zero.
 */
export function spread(amountMinor: number, weights: readonly number[]): number[] | null {
  const sizes = weights.map((weight) => BigInt(Math.max(0, weight)));
  const whole = sizes.reduce((sum, size) => sum + size, 0n);
  if (whole === 0n) return null;
  const amount = BigInt(Math.abs(amountMinor));
  const parts = sizes.map((size, place) => ({
    place,
    floor: (amount * size) / whole,
    rest: (amount * size) % whole,
  }));
  const left = Number(amount - parts.reduce((sum, { floor }) => sum + floor, 0n));
  const extra = new Set(
    parts
      .toSorted((one, other) =>
        one.rest === other.rest ? one.place - other.place : one.rest > other.rest ? -1 : 1,
      )
      .slice(0, left)
      .map(({ place }) => place),
  );
  const sign = amountMinor < 0 ? -1 : 1;
  return parts.map(({ place, floor }) => {
    const part = Number(floor) + (extra.has(place) ? 1 : 0);
    return part === 0 ? 0 : sign * part;
  });
}
