import { setTimeout as pause } from 'node:timers/promises';
import type { Product } from '../../../product/product';

/** How long a signed-in person waits for a list, asked for again and again while `isRunning`; in milliseconds, without the first three. */
async function waits(product: Product, token: string, isRunning: () => boolean): Promise<number[]> {
  const times: number[] = [];
  const headers = { authorization: `Bearer ${token}` };
  while (isRunning()) {
    const began = performance.now();
    const answer = await product.send('demo', '/api/v1/properties?limit=50', { headers });
    if (answer.status !== 200) throw new Error(`The list answered ${answer.status}: ${answer.text}`);
    times.push(performance.now() - began);
    await pause(20);
  }
  return times.slice(3);
}

/** What a person waits for a list while something else goes on, and what that gives. */
export async function waitsBeside<T>(
  product: Product,
  token: string,
  work: () => PromiseLike<T>,
): Promise<{ times: number[]; result: T }> {
  let isRunning = true;
  const times = waits(product, token, () => isRunning);
  try {
    // Awaited here: what it gives may be no whole promise.
    const result = await work();
    isRunning = false;
    return { times: await times, result };
  } finally {
    isRunning = false;
  }
}
