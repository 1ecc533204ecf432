import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { codeOf } from '../../core/error-code';
import type { Platform } from '../../core/platform';
import { dropFiles, placeFiles, releaseFolder } from './release-files';
import { findRelease, lockPublications } from './releases.sql';

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

const release = z.object({ sectionId: z.string(), version: z.string() });

/** Beside an incoming folder: the release that its files became, as long as no row of it may be there. */
const recordOf = (incoming: string) => `${incoming}.placed`;

/** Makes an incoming folder of checked files the one of a release, and keeps that in mind until {@link forgetPlaced}. */
export async function placeIncoming(
  incoming: string,
  dataFolder: string,
  { sectionId, version }: z.output<typeof release>,
): Promise<void> {
  await writeFile(recordOf(incoming), JSON.stringify({ sectionId, version }));
  await placeFiles(incoming, releaseFolder(dataFolder, sectionId, version));
}

/** For when the row of a placed release is written, so that its files are known. */
export const forgetPlaced = (incoming: string): Promise<void> => rm(recordOf(incoming), { force: true });

/** Removes the files of a release that was placed and never became known. */
async function dropUnknown({ db, dataFolder }: Platform, record: string): Promise<void> {
  const { sectionId, version } = release.parse(JSON.parse(await readFile(record, 'utf8')));
  await db.transaction().execute(async (tx) => {
    // Somebody may be publishing the same at this moment.
    await lockPublications(tx);
    if (!(await findRelease(tx, sectionId, version)))
      await dropFiles(releaseFolder(dataFolder, sectionId, version));
  });
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

/**
 * Removes what processes of this machine left behind that were killed while a release arrived, or after its files were
 * placed and before it was known. For the start.
 */
export async function sweepIncoming(platform: Platform): Promise<void> {
  const folder = incomingFolder(platform.dataFolder);
  for (const name of await readdir(folder).catch(() => [])) {
    const [where, pid] = name.split('.');
    // One with our own number was another process: we have only begun.
    const isLeft = where === machine && (Number(pid) === process.pid || !isRunning(Number(pid)));
    if (!isLeft) continue;
    // One that was cut off while it was written tells of nothing: files are placed after it.
    if (name.endsWith('.placed')) await dropUnknown(platform, join(folder, name)).catch(ignoreUnreadable);
    await rm(join(folder, name), { recursive: true, force: true });
  }
}

function ignoreUnreadable(error: unknown): void {
  if (!(error instanceof SyntaxError)) throw error;
}
