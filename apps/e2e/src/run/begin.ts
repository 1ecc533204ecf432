import type { OwnProduct } from '../product/product';
import { seedOnce } from '../product/seeded';
import { startShared } from '../product/of-worker';
import { collectLeftovers, removeLeftovers } from './leftovers';

declare global {
  var endOfJourneys: (() => Promise<void>) | undefined;
}

/** Seeds the data once and starts a product for each of jest's workers. */
export default async function begin({ maxWorkers }: { maxWorkers: number }): Promise<void> {
  let products: OwnProduct[] = [];
  globalThis.endOfJourneys = async () => {
    await Promise.all(products.map((product) => product.stop()));
    removeLeftovers();
  };
  collectLeftovers();
  await seedOnce();
  products = await startShared(maxWorkers);
}
