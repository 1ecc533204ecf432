import type { Product } from '../../product/product';

/** Milliseconds that each of `rounds` calls took, one after the other, after some that warm up. */
export async function timesOf(
  product: Product,
  path: string,
  headers: Record<string, string>,
  rounds = 40,
): Promise<number[]> {
  const times: number[] = [];
  for (let round = -3; round < rounds; round += 1) {
    const began = performance.now();
    const answer = await product.send('demo', path, { headers });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
    if (round >= 0) times.push(performance.now() - began);
  }
  return times;
}
