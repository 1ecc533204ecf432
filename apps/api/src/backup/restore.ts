import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import type { z } from 'zod';
import { knownMigrations, migrate } from '../platform/database/migration/migrate';
import { receiveFile } from '../platform/files/intake/hashing';
import { codeOf, messageOf } from '../platform/core/error-code';
import { type DatabaseAccess, servingRole } from '../server/open-database';
import { tryServingRoles } from '../platform/database/serving-roles';
import { StartError } from '../server/start-error';
import { type ArchiveEntry, closing, entryNames, opening, type Opening, readArchive } from './archive';

import { fill, intoTable, makeQueues, openTables, tablesOf } from './tables.sql';

export interface RestoreReport {
  madeAt: string;
  communities: number;
  rows: number;
  files: number;
}

const cutShort = () =>
  new StartError('The backup is incomplete, so nothing was restored. Copy it again, or use another one.');

async function readJson<S extends z.ZodType>(entry: ArchiveEntry | undefined, name: string, schema: S) {
  if (entry?.name !== name) throw cutShort();
  const verdict = schema.safeParse(JSON.parse((await buffer(entry.content)).toString('utf8')));
  if (verdict.success) return verdict.data;
  throw new StartError(
    'This version of Courtyard can’t read the backup. Restore it with the version that made it.',
  );
}

/** Throws StartError where the backup holds what this version has not, or has otherwise. */
async function refuseUnknown({ migrations }: Opening): Promise<void> {
  const known = new Map((await knownMigrations()).map(({ name, checksums }) => [name, checksums]));
  const unknown = migrations.find(({ name, checksum }) => !known.get(name)?.includes(checksum));
  if (!unknown) return;
  throw new StartError(
    `The backup was made by another version of Courtyard (unknown migration ${unknown.name}). Restore it with that version or a later one.`,
  );
}

/** Throws StartError where there is something already that a restore would take away. */
async function refuseInUse(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('public.tenant') is not null as there`,
  );
  if (!rows[0]?.there) return;
  const communities = await client.query('select 1 from tenant limit 1');
  if (communities.rowCount === 0) return;
  throw new StartError(
    'This installation already has communities, and a restore replaces everything. Set COURTYARD_DATA_DIR, and DATABASE_URL if you use it, to empty ones.',
  );
}

/** Brings an empty database to where the backed up one was. Throws StartError where it is further already. */
async function bringTo(
  client: pg.ClientBase,
  { migrations }: Opening,
  as: string | undefined,
): Promise<void> {
  const last = migrations.at(-1)?.name ?? '';
  await migrate(client, { until: last, as });
  const later = await client.query('select 1 from migration where name > $1', [last]);
  if (later.rowCount === 0) return;
  throw new StartError(
    'The backup is older than this installation’s database. Set COURTYARD_DATA_DIR, or DATABASE_URL if you use it, to empty ones.',
  );
}

const insufficientPrivilege = '42501';

/** Makes the tables for a backup. Throws StartError where the role of the connection could not serve from them. */
async function prepare(client: pg.ClientBase, start: Opening, as: string | undefined): Promise<void> {
  try {
    await bringTo(client, start, as);
    await tryServingRoles(client);
  } catch (cause) {
    // What a migration failed with is its cause.
    const code = codeOf(cause) || (cause instanceof Error && codeOf(cause.cause));
    if (code !== insufficientPrivilege) throw cause;
    const { rows } = await client.query<{ role: string }>('select current_user as role');
    throw new StartError(
      `The role ${rows[0]?.role ?? 'of DATABASE_URL'} is missing rights on this database (${messageOf(cause)}), so nothing was restored. Ask a server administrator to create the roles courtyard_app, courtyard_self and courtyard_ledger and grant them to it, as shown in docs/operations.md. Then restore again.`,
      { cause },
    );
  }
}

/** Where an entry goes below the data folder. Throws StartError for a name that leads out of it. */
function pathOf(name: string): string {
  const path = normalize(name.slice(entryNames.file('').length));
  if (!/^(files|sections|outbox|last-exports)[\\/]/.test(path) || path.split(/[\\/]/).includes('..'))
    throw new StartError(`The backup contains an unexpected file, ${name}, so nothing was restored.`);
  return path;
}

/** Takes entries one after the other, with a look at the next. */
class Entries {
  private ahead: ArchiveEntry | undefined;

  constructor(private readonly source: AsyncIterator<ArchiveEntry>) {}

  async peek(): Promise<ArchiveEntry | undefined> {
    if (this.ahead) return this.ahead;
    const { value, done } = await this.source.next();
    this.ahead = done ? undefined : value;
    return this.ahead;
  }

  async take(): Promise<ArchiveEntry | undefined> {
    const entry = await this.peek();
    this.ahead = undefined;
    return entry;
  }

  /** Those that follow and whose names begin so. */
  async *takeBelow(prefix: string): AsyncGenerator<ArchiveEntry> {
    for (;;) {
      const entry = await this.peek();
      if (!entry?.name.startsWith(prefix)) return;
      this.ahead = undefined;
      yield entry;
    }
  }
}

async function* contentsOf(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<Buffer> {
  for await (const { content } of entries) {
    for await (const chunk of content) yield Buffer.from(chunk);
  }
}

async function receiveRows(
  client: pg.ClientBase,
  entries: Entries,
  { tables }: Opening,
): Promise<Map<string, number>> {
  const rows = new Map<string, number>();
  for (const { name, columns } of tables) {
    const into = intoTable(client, name, columns);
    await fill(into, contentsOf(entries.takeBelow(`rows/${name}/`)));
    rows.set(name, 'rowCount' in into ? Number(into.rowCount) : 0);
  }
  return rows;
}

/** Where files wait until all of the backup is there. */
const arrivals = (dataFolder: string) => join(dataFolder, 'restoring');

/** Takes files in. Gives the hash of each by its path below the data folder. */
async function receiveFiles(entries: Entries, dataFolder: string): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for await (const { name, content } of entries.takeBelow(entryNames.file(''))) {
    const path = pathOf(name);
    hashes.set(path, await receiveFile(join(arrivals(dataFolder), path), content));
  }
  return hashes;
}

async function putInPlace(dataFolder: string, paths: Iterable<string>): Promise<void> {
  for (const path of paths) {
    await mkdir(dirname(join(dataFolder, path)), { recursive: true, mode: 0o700 });
    await rename(join(arrivals(dataFolder), path), join(dataFolder, path));
  }
}

/** Throws StartError where a stored file that came along is neither what the database says of it nor known to be damaged. */
async function refuseDamaged(
  client: pg.ClientBase,
  hashes: ReadonlyMap<string, string>,
  known: readonly string[],
): Promise<void> {
  const { rows } = await client.query<{ key: string; sha256: string }>(
    'select storage_key as key, sha256 from file',
  );
  const damaged = rows.find(
    ({ key, sha256 }) => (hashes.get(`files/${key}`) ?? sha256) !== sha256 && !known.includes(key),
  );
  if (damaged)
    throw new StartError(`The file ${damaged.key} of the backup is damaged, so nothing was restored.`);
}

async function receive(
  client: pg.Client,
  entries: Entries,
  { start, as, dataFolder }: { start: Opening; as: string | undefined; dataFolder: string },
): Promise<RestoreReport> {
  await client.query('lock table tenant in access exclusive mode');
  await refuseInUse(client);
  // Theirs are tables of who serves.
  if (as !== undefined) await client.query(`set local role ${pg.escapeIdentifier(as)}`);
  await makeQueues(client, start.queues);
  await client.query('reset role');
  const tables = await openTables(client, await tablesOf(client));
  const received = await receiveRows(client, entries, start);
  const hashes = await receiveFiles(entries, dataFolder);
  const end = await readJson(await entries.take(), entryNames.closing, closing);
  const isWhole = start.tables.every(({ name }) => received.get(name) === end.rows[name]);
  if (!isWhole || hashes.size !== end.files || (await entries.peek())) throw cutShort();
  await refuseDamaged(client, hashes, end.damaged);
  await tables.close();
  await putInPlace(dataFolder, hashes.keys());
  const { rowCount } = await client.query('select 1 from tenant');
  const rows = [...received.values()].reduce((sum, count) => sum + count, 0);
  return { madeAt: start.madeAt, communities: rowCount ?? 0, rows, files: hashes.size };
}

/**
 * Puts a backup into an installation that holds no community yet: all of it or nothing. A backup of an older version is
 * brought forward afterwards. Throws StartError, with what to do, for a file that is none, was cut short, is of a
 * newer version, and for an installation in use.
 */
export async function restore(
  { dataFolder, ...access }: DatabaseAccess & { dataFolder: string },
  file: string,
): Promise<RestoreReport> {
  const source = readArchive(file);
  const entries = new Entries(source);
  const as = await servingRole(access);
  const client = new pg.Client({ connectionString: access.migrationUrl });
  client.on('error', () => {});
  await client.connect();
  try {
    const start = await readJson(await entries.take(), entryNames.opening, opening);
    await refuseUnknown(start);
    await refuseInUse(client);
    // Of a restore that was killed.
    await rm(arrivals(dataFolder), { recursive: true, force: true });
    await prepare(client, start, as);
    await client.query('begin');
    const report = await receive(client, entries, { start, as, dataFolder });
    await client.query('commit');
    await migrate(client, { as });
    return report;
  } finally {
    // Ends a transaction that was not committed as well.
    await client.end();
    await rm(arrivals(dataFolder), { recursive: true, force: true });
    await source.return(undefined);
  }
}
