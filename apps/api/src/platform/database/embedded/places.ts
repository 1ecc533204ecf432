import { createHash } from 'node:crypto';
import { chown, chmod, mkdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Account, nameOfAccount } from './account';
import { barrierTo, sharedFolder } from './reach';

/** Folders of one embedded server. */
export interface Places {
  /** PGDATA. */
  cluster: string;
  /** Folder of the unix socket, open to the server's account only; null where PostgreSQL is reached over TCP. */
  socket: string | null;
  log: string;
  /** For what is made once per version. */
  spare: string;
}

// The kernel's limit for the path of a unix socket, less the file name that PostgreSQL gives it.
const longestSocketFolder = 107 - '/.s.PGSQL.5432'.length;

async function ownFolder(folder: string, account: Account | null): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (account) await chown(folder, account.uid, account.gid);
  if (process.platform !== 'win32') await chmod(folder, 0o700);
}

/** Root may change whose the folder is, but not without shutting out the account that the files in it belong to. */
async function refuseOwnedByAnother(cluster: string, account: Account | null): Promise<void> {
  const owner = account && (await stat(join(cluster, 'PG_VERSION')).catch(() => null))?.uid;
  if (!account || !owner || owner === account.uid) return;
  throw new Error(
    `The database in ${cluster} belongs to the account ${nameOfAccount(owner)}, but root runs PostgreSQL as ${account.name}. Start Courtyard as ${nameOfAccount(owner)}, or set COURTYARD_DATA_DIR to another folder.`,
  );
}

function shortName(dataFolder: string): string {
  return createHash('sha256').update(dataFolder).digest('hex').slice(0, 12);
}

/**
 * Decides where the server's files go: in the data folder, or, where the server's account may not reach that (root's
 * home), below /var/lib/courtyard. Makes the folders. `moved` says so in one sentence.
 */
export async function preparePlaces(
  dataFolder: string,
  account: Account | null,
): Promise<{ places: Places; moved: string | null }> {
  await mkdir(dataFolder, { recursive: true });
  const barrier = barrierTo(join(dataFolder, 'postgres'), account);
  const home = barrier ? join(sharedFolder, shortName(dataFolder)) : dataFolder;
  if (barrier) await mkdir(home, { recursive: true });
  const moved = barrier
    ? `The account ${account?.name}, as which PostgreSQL runs here, may not enter ${barrier}: the database is kept in ${home}.`
    : null;
  const cluster = join(home, 'postgres');
  await refuseOwnedByAnother(cluster, account);
  let socket: string | null = null;
  if (process.platform !== 'win32') {
    socket = join(home, 'socket');
    if (Buffer.byteLength(socket) > longestSocketFolder)
      socket = join(tmpdir(), `courtyard-${shortName(dataFolder)}`);
    await ownFolder(socket, account);
  }
  await ownFolder(cluster, account);
  return {
    places: { cluster, socket, log: join(home, 'postgres.log'), spare: join(home, 'runtime') },
    moved,
  };
}
