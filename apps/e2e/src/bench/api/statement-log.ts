import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { Product } from '../../product/product';
import { superuser } from '../../product/database/superuser';

export interface Statement {
  text: string;
  values: string[];
}

const record = /^(?:\S+ ){3}\[\d+\] LOG: {2}duration: [\d.]+ ms {2}(?:statement|bind [^:]+): ([\s\S]*)$/;
const parameter = /\$\d+ = (?:'((?:[^']|'')*)'|NULL)/g;

/** Reads the statements and their values from PostgreSQL's own log, so that nobody retypes what the API runs. */
function statementsIn(log: string): Statement[] {
  const entries = log.split(/\n(?=\d{4}-\d\d-\d\d )/);
  const found: Statement[] = [];
  for (const entry of entries) {
    const text = record.exec(entry.trimEnd())?.[1];
    if (text !== undefined) found.push({ text, values: [] });
    const detail = /\] DETAIL: {2}(?:p|P)arameters: ([\s\S]*)$/.exec(entry);
    const last = found.at(-1);
    if (detail?.[1] && last)
      last.values = [...detail[1].matchAll(parameter)].map(([, value]) =>
        (value ?? '').replaceAll("''", "'"),
      );
  }
  return found;
}

/** Ends the product's connections, so that new ones take the role's settings, and lets it notice that they are gone. */
async function reconnect(client: pg.Client): Promise<void> {
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'courtyard'`);
  await new Promise((done) => setTimeout(done, 1500));
}

/** The statements that PostgreSQL saw while `work` ran. */
export async function statementsOf(product: Product, work: () => Promise<void>): Promise<Statement[]> {
  const client = await superuser(product);
  const log = join(product.dataDirectory, 'postgres.log');
  try {
    await client.query(`alter role courtyard set log_error_verbosity = 'default'`);
    await client.query(`alter role courtyard set log_min_duration_statement = 0`);
    await reconnect(client);
    await work();
    const { size } = statSync(log);
    await work();
    await new Promise((done) => setTimeout(done, 300));
    return statementsIn(readFileSync(log).subarray(size).toString('utf8'));
  } finally {
    await client.query('alter role courtyard reset all');
    await reconnect(client);
    await client.end();
  }
}
