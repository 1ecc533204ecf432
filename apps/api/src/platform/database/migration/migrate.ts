import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ClientBase, escapeIdentifier } from 'pg';
import { packageRoot } from '../../core/package-root';
import { messageOf } from '../../core/error-code';

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** Of earlier texts of a migration that did the same: data that was brought forward by them is as good. */
const earlierChecksums: Readonly<Record<string, readonly string[]>> = {
  '0001_foundation.sql': ['bb7a26c63fe668cec0740a140f4d0796d2f7715b41e97f6f6783c034d76a42f9'],
  '0051_search_terms_leave.sql': ['84ba96b4fce25f3714e3ba582107e0e47a34eee8239d3d55fb4649c443505c21'],
  '0398_sign_of_applications.sql': ['733a1c848d1a32a67a1f7b1de918607418253ba7cbfe5c57f6eb44dc06c71b31'],
};

const checksumsOf = ({ name, checksum }: Migration) => [checksum, ...(earlierChecksums[name] ?? [])];

const ownFolder = join(packageRoot, 'migrations');

/** Any fixed number: the key of the lock that lets one process migrate at a time. */
const migrationLock = 7_305_112_026;

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).toSorted();
  const twice = names.find((name, place) => names[place - 1]?.slice(0, 4) === name.slice(0, 4));
  if (twice !== undefined)
    throw new Error(`Migration ${twice} has the number of another: give the newer one the next number.`);
  return Promise.all(
    names.map(async (name) => {
      // Line ends may differ by checkout; the statements do not.
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** Throws where the database holds somebody else's tables: ours among them would be of use to nobody. */
async function refuseForeign(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ table: string; ours: boolean }>(
    `select relname as table,
            relname = 'migration' and exists (
              select from pg_attribute where attrelid = pg_class.oid and attname = 'checksum'
            ) as ours
       from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
      order by relname`,
  );
  if (rows.length === 0 || rows.some(({ ours }) => ours)) return;
  const some = rows.slice(0, 3).map(({ table }) => table);
  throw new Error(
    `The database contains tables of another application (${some.join(', ')}${rows.length > some.length ? ', …' : ''}). Set DATABASE_URL to an empty database.`,
  );
}

async function applied(client: ClientBase): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from public.migration',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

/** Reads as who brings the database forward: a policy of the table's owner is an error then, and is not run. */
async function appliedAsWritten(client: ClientBase): Promise<Map<string, string>> {
  await client.query(
    'create table if not exists public.migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  );
  await client.query('set local row_security = off');
  const done = await applied(client);
  await client.query('set local row_security = on');
  return done;
}

async function apply(client: ClientBase, migration: Migration, as: string | undefined): Promise<void> {
  try {
    await client.query(migration.sql);
  } catch (error) {
    throw new Error(`Migration ${migration.name} failed: ${messageOf(error)}`, { cause: error });
  }
  // Some go on as somebody else.
  await become(client, as);
  await client.query('insert into migration (name, checksum) values ($1, $2)', [
    migration.name,
    migration.checksum,
  ]);
}

function refuseNewer(done: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = [...done.keys()].toSorted().find((name) => !known.has(name));
  if (unknown === undefined) return;
  throw new Error(
    `The data was written by a newer version of Courtyard (unknown migration ${unknown}). Start that version, or set COURTYARD_DATA_DIR or DATABASE_URL to other data.`,
  );
}

/** What is not there yet of those that are wanted. Throws where another version was at work. */
function missingOf(
  done: ReadonlyMap<string, string>,
  migrations: readonly Migration[],
  until?: string,
): Migration[] {
  refuseNewer(done, migrations);
  const wanted = migrations.filter(({ name }) => until === undefined || name <= until);
  for (const migration of wanted) {
    const checksum = done.get(migration.name);
    if (checksum === undefined || checksumsOf(migration).includes(checksum)) continue;
    throw new Error(
      `Migration ${migration.name} was applied and has changed since: put it back as it was and make the change in a new one.`,
    );
  }
  return wanted.filter(({ name }) => !done.has(name));
}

/** Goes on as the role that owns the tables, or, where that is the connection's own, as itself. */
const become = (client: ClientBase, role: string | undefined) =>
  client.query(role === undefined ? 'reset role' : `set local role ${escapeIdentifier(role)}`);

/** Who serves owns its tables, but not the database and its schema: their owner could drop what is not theirs. */
async function letWork(client: ClientBase, role: string): Promise<void> {
  const { rows } = await client.query<{ database: string; missing: boolean }>(
    `select current_database() as database, not (has_database_privilege($1, current_database(), 'create')
       and has_schema_privilege($1, 'public', 'create')) as missing`,
    [role],
  );
  if (!rows[0]?.missing) return;
  const to = escapeIdentifier(role);
  await client.query(`grant create on database ${escapeIdentifier(rows[0].database)} to ${to}`);
  await client.query(`grant usage, create on schema public to ${to}`);
}

async function applyMissing(
  client: ClientBase,
  migrations: Migration[],
  { until, as }: Pick<MigrateOptions, 'until' | 'as'>,
): Promise<string[]> {
  await refuseForeign(client);
  if (as !== undefined) await letWork(client, as);
  await become(client, as);
  const missing = missingOf(await appliedAsWritten(client), migrations, until);
  for (const migration of missing) {
    await become(client, as);
    await apply(client, migration, as);
  }
  return missing.map(({ name }) => name);
}

export interface MigrateOptions {
  /** Where the migrations lie; the application's own if it is left out. */
  folder?: string;
  /** Name of the last one to apply; all if it is left out. */
  until?: string | undefined;
  /** The role that serves and owns the tables, where the connection's own is another. */
  as?: string | undefined;
}

/** Every migration of this version, in order, with the checksums under which it counts as applied. */
export async function knownMigrations(folder = ownFolder): Promise<{ name: string; checksums: string[] }[]> {
  const migrations = await readMigrations(folder);
  return migrations.map((migration) => ({ name: migration.name, checksums: checksumsOf(migration) }));
}

/**
 * True where nothing is missing, so that a start needs no other login than that of who serves. Throws as `migrate` does where
 * another version was at work.
 */
export async function isForward(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ ours: boolean }>(
    `select exists (select from pg_attribute where attrelid = to_regclass('public.migration') and attname = 'checksum') as ours`,
  );
  if (!rows[0]?.ours) return false;
  return missingOf(await applied(client), await readMigrations(ownFolder)).length === 0;
}

/**
 * Brings the database forward, all that is missing or nothing, one process at a time.
 * Gives the names of what it applied. Throws when a migration that was applied has changed since, when the data is of a
 * newer version, and when the tables are of something else.
 */
export async function migrate(
  client: ClientBase,
  { folder = ownFolder, until, as }: MigrateOptions = {},
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  await client.query('begin');
  try {
    // Not "$user" first: a role named courtyard would put the tables beside the functions.
    await client.query('set local search_path = public');
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    const fresh = await applyMissing(client, migrations, { until, as });
    await client.query('commit');
    return fresh;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
