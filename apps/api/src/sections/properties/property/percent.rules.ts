/** Millionths as a percentage without loss: 6757 is `0.6757`. */
export function percentOf(millionths: number): string {
  return (millionths / 10_000).toFixed(4).replace(/\.?0+$/, '');
}
