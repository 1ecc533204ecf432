import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { codeOf } from '../../core/error-code';

/** Where releases arrive: on the disk of the releases, so that one becomes a release by a single rename. */
const incomingFolder = (dataFolder: string) => join(dataFolder, 'sections-incoming');

// A machine's name may hold what a folder's must not.
const machine = hostname().replaceAll(/[^\w-]/g, '_');

/** Gives `work` an empty folder for a release that arrives, and removes it with what was not taken from it. */
export async function withIncoming<T>(dataFolder: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = join(incomingFolder(dataFolder), `${machine}.${process.pid}.${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // There is one, of another account.
    return codeOf(error) === 'EPERM';
  }
}

/** Removes what processes of this machine left behind that were killed while a release arrived. For the start. */
export async function sweepIncoming(dataFolder: string): Promise<void> {
  const folder = incomingFolder(dataFolder);
  for (const name of await readdir(folder).catch(() => [])) {
    const [where, pid] = name.split('.');
    // One with our own number was another process: we have only begun.
    const isLeft = where === machine && (Number(pid) === process.pid || !isRunning(Number(pid)));
    if (isLeft) await rm(join(folder, name), { recursive: true, force: true });
  }
}
