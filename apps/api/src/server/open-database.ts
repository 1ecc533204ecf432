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
import { migrate } from '../platform/database/migration/migrate';
import { tryServingRoles } from '../platform/database/serving-roles';
import { messageOf } from '../platform/core/error-code';
import { StartError } from './start-error';

export interface OpenDatabase {
  url: string;
  /** Null for a server of one's own, and for an embedded one that another process runs. */
  embedded: EmbeddedDatabase | null;
}

/** The server that DATABASE_URL names, or the embedded one. Throws StartError. */
export async function openDatabase(env: Env, onNote: (note: string) => void): Promise<OpenDatabase> {
  const dataFolder = dataDirOf(env);
  await prepareDataFolder(dataFolder);
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, embedded: null };
  try {
    const embedded = await startEmbedded({ dataFolder, onNote });
    return { url: embedded.url, embedded };
  } catch (cause) {
    if (cause instanceof DataInUseError) throw new StartError(cause.message, { cause });
    const full = await unlessDiskIsFull(cause, { folder: dataFolder, holdsDatabase: true });
    throw full instanceof StartError ? full : new StartError(messageOf(cause), { cause });
  }
}

/** As `openDatabase`, or the embedded database that a server runs on the same data now. */
export async function joinDatabase(env: Env, onNote: (note: string) => void): Promise<OpenDatabase> {
  const running = env.DATABASE_URL ? null : await runningDatabase(dataDirOf(env));
  return running ? { url: running, embedded: null } : openDatabase(env, onNote);
}

/** The server's name in a connection string, without its password. */
function serverOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host || 'the local socket' : 'DATABASE_URL';
}

/** Connects and brings the database forward. Throws StartError where it cannot be reached or a migration fails. */
export async function bringForward(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (cause) {
    throw new StartError(
      `The database at ${serverOf(url)} cannot be reached (${messageOf(cause) || 'no answer'}): check DATABASE_URL and that the server runs.`,
      { cause },
    );
  }
  try {
    await migrate(client);
  } catch (cause) {
    await client.end();
    throw new StartError(messageOf(cause), { cause });
  }
  try {
    await tryServingRoles(client);
  } catch (cause) {
    throw new StartError(
      `The database at ${serverOf(url)} does not let its roles work (${messageOf(cause)}): docs/operations.md says which rights the role of DATABASE_URL needs; a backup of another server comes back with "courtyard restore".`,
      { cause },
    );
  } finally {
    await client.end();
  }
}
