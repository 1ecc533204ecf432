import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { installationFile } from '../platform/tenancy/community/location/installation';
import { testServer } from '../testing/test-database';
import { tablesOf } from './tables.sql';

/** The same database by a role above all fences. */
export function aboveFences(url: string): string {
  const server = new URL(testServer().adminUrl);
  server.pathname = new URL(url).pathname;
  return server.href;
}

/** What is in every table, by a hash of its rows. */
export async function contentsOf(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: aboveFences(url) });
  await client.connect();
  try {
    const contents: Record<string, string> = {};
    for (const { name } of await tablesOf(client)) {
      const { rows } = await client.query(
        `select count(*)::int as rows, md5(string_agg(each::text, E'\\n' order by each::text)) as hash from ${name} each`,
      );
      contents[name] = `${rows[0].rows} rows ${rows[0].hash}`;
    }
    return contents;
  } finally {
    await client.end();
  }
}

/** What stays behind by design: the id that tells a copy from its original, and the keys of polls (decision 0060). */
const left = new RegExp(`^(${installationFile}$|poll-keys/)`);

/** Files of a data folder by their hash, but those that are in no backup. */
export async function filesOf(dataFolder: string): Promise<Record<string, string>> {
  const all = await readdir(dataFolder, { recursive: true, withFileTypes: true });
  const files = all.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name));
  const entries = files.map(async (path) => [
    path.slice(dataFolder.length + 1),
    createHash('sha256')
      .update(await readFile(path))
      .digest('hex'),
  ]);
  const hashes = await Promise.all(entries);
  return Object.fromEntries(hashes.filter(([path]) => !left.test(path ?? '')));
}
