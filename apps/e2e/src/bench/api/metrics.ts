import { randomUUID } from 'node:crypto';
import type { Product } from '../../product/product';

/** With which the bench reads the product's measurements. */
export const metricsToken = randomUUID();

/** What the product says of itself at this moment, by the names of `/metrics`; those of the event loop begin anew with each reading. */
export async function metricsOf(product: Product): Promise<(name: string) => number> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const { text } = await product.send('demo', '/metrics', { headers });
  return (name) => {
    const value = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1];
    if (value === undefined) throw new Error(`/metrics says nothing of ${name}.`);
    return Number(value);
  };
}
