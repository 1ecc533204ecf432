const whole = 1_000_000;

/** The whole in equal parts that add up to it exactly: what does not divide goes to the first ones. */
export function equalShares(count: number): number[] {
  const part = Math.floor(whole / count);
  const rest = whole - part * count;
  return Array.from({ length: count }, (_, at) => part + (at < rest ? 1 : 0));
}

/** What buyers hold together, in millionths. What is not a number yet counts as nothing. */
export function sumOfShares(shares: readonly unknown[]): number {
  return shares.reduce<number>((sum, share) => sum + (typeof share === 'number' ? share : 0), 0);
}
