import { type OwnProduct, type Product, reach } from './product';
import { startSeeded } from './seeded';

const variable = 'COURTYARD_SHARED_PRODUCTS';

type Place = Pick<Product, 'port' | 'dataDirectory'>;

/** Starts a product for each worker of the run. */
export async function startShared(workers: number): Promise<OwnProduct[]> {
  const products = await Promise.all(Array.from({ length: workers }, () => startSeeded()));
  const places: Place[] = products.map(({ port, dataDirectory }) => ({ port, dataDirectory }));
  process.env[variable] = JSON.stringify(places);
  return products;
}

/**
 * The product of this worker, on which its files run one after the other. A file leaves it as it would find it: its
 * records have names of their own, and what an account remembers is put back.
 */
export function sharedProduct(): Product {
  const places: Place[] = JSON.parse(process.env[variable] ?? '[]');
  const place = places[Number(process.env.JEST_WORKER_ID ?? 1) - 1];
  if (!place) throw new Error('No product runs for this worker: is globalSetup in jest.config.mjs?');
  return reach(place.port, place.dataDirectory);
}
