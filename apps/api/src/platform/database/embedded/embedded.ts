import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import { serverAccount } from './account';
import { ensureCluster, tcpPassword } from './cluster';
import { type DataLock, lockData, lockHolder } from './lock';
import { type Places, preparePlaces } from './places';
import { prepareRuntime } from './runtime';
import { SupervisedServer } from './server';

export interface EmbeddedOptions {
  dataFolder: string;
  /** Off only for data that is thrown away. */
  durable?: boolean;
  /** Something that the operator should know. */
  onNote(note: string): void;
}

export interface EmbeddedDatabase {
  /** Connection string of the application's role, which owns its tables and bypasses nothing. */
  url: string;
  /** Connection string of the role that owns the database and brings it forward; nothing is served by it. */
  migrationUrl: string;
  /** Connection string of the superuser, for tests. */
  adminUrl: string;
  /** Process number of PostgreSQL now; it changes when it is started again. */
  pid(): number | undefined;
  announce(url: string): Promise<void>;
  stop(): Promise<void>;
}

/** Tells other programs on this machine how to reach the database while it runs: a backup, a command line verb. */
const connectionFile = (dataFolder: string) => join(dataFolder, 'connection.json');
const connection = z.object({ url: z.string(), migrationUrl: z.string().optional() });

function urlFor(
  places: Places,
  user: string,
  database: string,
  port: number,
  password: string | null,
): string {
  const query = new URLSearchParams({ user, port: String(port) });
  if (password) query.set('password', password);
  query.set('host', places.socket ?? '127.0.0.1');
  return `postgresql:///${database}?${query.toString()}`;
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** As docs/operations.md shows it for a server of one's own: made where missing, and put right where data is of an older version. */
const roles = `
  do $$ begin
    create role courtyard login; exception when duplicate_object then null;
  end $$;
  do $$ begin
    create role courtyard_migration login; exception when duplicate_object then null;
  end $$;
  do $$ declare wanted text; begin
    foreach wanted in array array['courtyard_app', 'courtyard_self', 'courtyard_ledger'] loop
      begin
        execute format('create role %I nologin', wanted); exception when duplicate_object then null;
      end;
    end loop;
  end $$;
  alter role courtyard nocreaterole nocreatedb;
  revoke courtyard_ledger from courtyard cascade;
  grant courtyard_app, courtyard_self to courtyard;
  grant courtyard, courtyard_ledger to courtyard_migration`;

// As on a server of one's own, the application is not a superuser: row level security holds for it.
async function ensureDatabase(adminUrl: string, password: string | null): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(roles);
    for (const role of ['courtyard', 'courtyard_migration'])
      if (password) await client.query(`alter role ${role} password ${client.escapeLiteral(password)}`);
    const databases = await client.query(`select 1 from pg_database where datname = 'courtyard'`);
    if (databases.rowCount === 0) await client.query('create database courtyard owner courtyard_migration');
    // Of an older version, whose database was the application's own.
    else await client.query('alter database courtyard owner to courtyard_migration');
  } finally {
    await client.end();
  }
}

async function startServer(options: EmbeddedOptions, lock: DataLock): Promise<EmbeddedDatabase> {
  // Left behind by a process that was killed: it would lead others to a server that is not up yet.
  await rm(connectionFile(options.dataFolder), { force: true });
  const account = serverAccount();
  const { places, moved } = await preparePlaces(options.dataFolder, account);
  if (moved) options.onNote(moved);
  const runtime = await prepareRuntime(account, places.spare);
  await ensureCluster(runtime, places, account);
  const password = places.socket ? null : await tcpPassword(places);
  const port = places.socket ? 5432 : await freePort();
  const adminUrl = urlFor(places, 'postgres', 'postgres', port, password);
  const server = new SupervisedServer({
    runtime,
    places,
    account,
    port,
    durable: options.durable ?? true,
    adminUrl,
    onRestart: (reason) => options.onNote(`PostgreSQL ended (${reason}) and is started again.`),
  });
  await server.start();
  try {
    await ensureDatabase(adminUrl, password);
  } catch (error) {
    await server.stop();
    throw error;
  }
  const url = urlFor(places, 'courtyard', 'courtyard', port, password);
  const migrationUrl = urlFor(places, 'courtyard_migration', 'courtyard', port, password);
  const reached = JSON.stringify({ url, migrationUrl });
  await writeFile(connectionFile(options.dataFolder), reached, { mode: 0o600 });
  return {
    url,
    migrationUrl,
    adminUrl,
    pid: () => server.pid,
    announce: (address) => lock.announce(address),
    async stop() {
      await rm(connectionFile(options.dataFolder), { force: true });
      await server.stop();
      await lock.release();
    },
  };
}

/**
 * Starts the PostgreSQL that comes with the application, on the data of a folder, and keeps it running.
 * Throws DataInUseError when another process has the folder open, an Error of one sentence when it cannot start.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  await mkdir(options.dataFolder, { recursive: true });
  const lock = await lockData(options.dataFolder);
  try {
    return await startServer(options, lock);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Connection strings of the database that another process runs on a folder; null when none does. */
export async function runningDatabase(
  dataFolder: string,
): Promise<{ url: string; migrationUrl: string } | null> {
  if (!(await lockHolder(dataFolder))) return null;
  const text = await readFile(connectionFile(dataFolder), 'utf8').catch(() => null);
  if (text === null) return null;
  const { url, migrationUrl = url } = connection.parse(JSON.parse(text));
  return { url, migrationUrl };
}
