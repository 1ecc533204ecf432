import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Env } from '../platform/core/env';
import { prepareDataFolder, unlessDiskIsFull } from './data-folder';
import { dataDirOf } from '../platform/core/create-platform';
import {
  type EmbeddedDatabase,
  runningDatabase,
  startEmbedded,
} from '../platform/database/embedded/embedded';
import { DataInUseError } from '../platform/database/embedded/lock';
import { isForward, migrate } from '../platform/database/migration/migrate';
import { canOwnBooks, tryServingRoles } from '../platform/database/serving-roles';
import { messageOf } from '../platform/core/error-code';
import { StartError } from './start-error';

/** How a database is reached. */
export interface DatabaseAccess {
  /** As who serves. */
  url: string;
  /** As who brings it forward; the same where an installation has one login for both. */
  migrationUrl: string;
}

export interface OpenDatabase extends DatabaseAccess {
  /** Null for a server of one's own, and for an embedded one that another process runs. */
  embedded: EmbeddedDatabase | null;
}

async function openNow(env: Env, onNote: (note: string) => void): Promise<OpenDatabase> {
  const dataFolder = dataDirOf(env);
  await prepareDataFolder(dataFolder);
  if (env.DATABASE_URL)
    return {
      url: env.DATABASE_URL,
      migrationUrl: env.COURTYARD_MIGRATION_URL ?? env.DATABASE_URL,
      embedded: null,
    };
  try {
    const embedded = await startEmbedded({ dataFolder, onNote });
    return { url: embedded.url, migrationUrl: embedded.migrationUrl, embedded };
  } catch (cause) {
    if (cause instanceof DataInUseError) throw new StartError(cause.message, { cause });
    const full = await unlessDiskIsFull(cause, { folder: dataFolder, holdsDatabase: true });
    throw full instanceof StartError ? full : new StartError(messageOf(cause), { cause });
  }
}

const longestWaitMs = 120_000;

/** Whether a failed start may work in a moment: another process that does not serve, a command or a start, has the data. */
const isBusy = (error: unknown): error is StartError =>
  error instanceof StartError && error.cause instanceof DataInUseError && !error.cause.holder.url;

/** Tries again while another process has the embedded database for a short time, and says that it waits. */
async function whileBusy<T>(open: () => Promise<T>, onNote: (note: string) => void): Promise<T> {
  const until = Date.now() + longestWaitMs;
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await open();
    } catch (error) {
      if (!isBusy(error) || Date.now() > until) throw error;
      if (isFirst) onNote('Another Courtyard process is using the database. Waiting until it is ready.');
      await wait(100);
    }
  }
}

/** The server that DATABASE_URL names, or the embedded one, once no command has its data any more. Throws StartError. */
export const openDatabase = (env: Env, onNote: (note: string) => void): Promise<OpenDatabase> =>
  whileBusy(() => openNow(env, onNote), onNote);

/** As `openDatabase`, or the embedded database that a server runs on the same data, or is starting now. */
export const joinDatabase = (env: Env, onNote: (note: string) => void): Promise<OpenDatabase> =>
  whileBusy(async () => {
    const running = env.DATABASE_URL ? null : await runningDatabase(dataDirOf(env));
    return running ? { ...running, embedded: null } : openNow(env, onNote);
  }, onNote);

/** The server's name in a connection string, without its password. */
function serverOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host || 'the local socket' : 'DATABASE_URL';
}

async function connected(url: string, setting: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (cause) {
    throw new StartError(
      `Couldn't reach the database at ${serverOf(url)} (${messageOf(cause) || 'no answer'}). Check ${setting} and that the server is running.`,
      { cause },
    );
  }
}

/** The role that serves, where another one brings the database forward; undefined where one does both. */
export async function servingRole({ url, migrationUrl }: DatabaseAccess): Promise<string | undefined> {
  if (url === migrationUrl) return undefined;
  const client = await connected(url, 'DATABASE_URL');
  try {
    const { rows } = await client.query<{ role: string }>('select current_user as role');
    return rows[0]?.role;
  } finally {
    await client.end();
  }
}

/** Asks who serves first: the other login is opened only where something is missing. */
async function isForwardFor({ url, migrationUrl }: DatabaseAccess): Promise<boolean> {
  if (url === migrationUrl) return false;
  const client = await connected(url, 'DATABASE_URL');
  try {
    return await isForward(client);
  } finally {
    await client.end();
  }
}

async function migrateAs(access: DatabaseAccess): Promise<void> {
  const as = await servingRole(access);
  const setting = as === undefined ? 'DATABASE_URL' : 'COURTYARD_MIGRATION_URL';
  const client = await connected(access.migrationUrl, setting);
  try {
    await migrate(client, { as });
  } finally {
    await client.end();
  }
}

async function migrateWhereMissing(access: DatabaseAccess): Promise<void> {
  try {
    if (!(await isForwardFor(access))) await migrateAs(access);
  } catch (cause) {
    throw cause instanceof StartError ? cause : new StartError(messageOf(cause), { cause });
  }
}

/**
 * Connects and brings the database forward. Throws StartError where it cannot be reached or a migration fails. Says whether who
 * serves could change what is posted in the books.
 */
export async function bringForward(access: DatabaseAccess): Promise<{ canOwnBooks: boolean }> {
  await migrateWhereMissing(access);
  const { url } = access;
  const client = await connected(url, 'DATABASE_URL');
  try {
    await tryServingRoles(client);
    return { canOwnBooks: await canOwnBooks(client) };
  } catch (cause) {
    throw new StartError(
      `The database at ${serverOf(url)} is missing rights (${messageOf(cause)}). docs/operations.md lists the rights that the role of DATABASE_URL needs. To use a backup from another server, run "courtyard restore".`,
      { cause },
    );
  } finally {
    await client.end();
  }
}
