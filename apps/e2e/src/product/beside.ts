import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OwnProduct, type Product, startProduct } from './product';

/** A further API process on the database and the files of a running product. */
export function startBeside(
  { dataDirectory }: Product,
  env: Record<string, string> = {},
): Promise<OwnProduct> {
  const connection: { url: string } = JSON.parse(
    readFileSync(join(dataDirectory, 'connection.json'), 'utf8'),
  );
  return startProduct({ dataDirectory, env: { ...env, DATABASE_URL: connection.url } });
}
