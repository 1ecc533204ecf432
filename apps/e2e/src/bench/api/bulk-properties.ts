import type { Product } from '../../product/product';
import { courtyard } from '../../product/release';

const rows = 100_000;
const filled = new WeakSet<Product>();

/** Gives the demo community of a product 100,000 properties, once. */
export function fillWithProperties(product: Product): void {
  if (filled.has(product)) return;
  const made = courtyard(product, 'seed-bulk', 'demo', String(rows));
  if (made.code !== 0) throw new Error(made.said);
  filled.add(product);
}
