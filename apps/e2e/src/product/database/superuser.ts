import { join } from 'node:path';
import pg from 'pg';
import type { Product } from '../product';

/** The superuser of a product's embedded PostgreSQL, over its private socket. */
export async function superuser(product: Product): Promise<pg.Client> {
  const client = new pg.Client({
    host: join(product.dataDirectory, 'socket'),
    user: 'postgres',
    database: 'courtyard',
  });
  await client.connect();
  return client;
}
