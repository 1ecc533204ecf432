import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf, messageOf } from '../platform/core/error-code';
import { StartError } from './start-error';

const another = 'or set COURTYARD_DATA_DIR to another folder';

const hindrances = new Map([
  ['EEXIST', 'it is a file. Set COURTYARD_DATA_DIR to a folder'],
  ['ENOTDIR', 'part of that path is a file. Set COURTYARD_DATA_DIR to a folder'],
  ['EACCES', `this account has no write permission. Grant it, ${another}`],
  ['EPERM', `this account has no write permission. Grant it, ${another}`],
  ['EROFS', `the file system is read-only. Make it writable, ${another}`],
]);

const fullDisk = (folder: string) =>
  new StartError(`The disk of ${folder} is full. Free up space, ${another}.`);

const noRoom = new Set(['ENOSPC', 'EDQUOT']);

/** Makes the data folder, and sees that a file can be written in it. Throws StartError. */
export async function prepareDataFolder(folder: string): Promise<void> {
  const probe = join(folder, `courtyard.probe.${process.pid}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(probe, 'Courtyard is checking that it can write here.\n');
  } catch (cause) {
    if (noRoom.has(codeOf(cause))) throw fullDisk(folder);
    const why = hindrances.get(codeOf(cause)) ?? `${messageOf(cause)}. Fix this, ${another}`;
    throw new StartError(`Can't store data in ${folder}: ${why}.`, { cause });
  } finally {
    await rm(probe, { force: true }).catch(() => {});
  }
}

/** Two segments of PostgreSQL's journal: with less it ends, and what is seen of that is a connection that broke. */
const leastRoomBytes = 32 * 2 ** 20;

async function roomIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

interface Disk {
  folder: string;
  holdsDatabase: boolean;
}

/** The sentence for a disk that ran full where an error says that it did; every other error stays as it is. */
export function asFullDisk(error: unknown, { folder, holdsDatabase }: Disk): unknown {
  const says =
    noRoom.has(codeOf(error)) || (holdsDatabase && /no space left on device/i.test(messageOf(error)));
  return says ? fullDisk(folder) : error;
}

/** As `asFullDisk`, while something is started: there an error that nobody foresaw comes from a disk without room. */
export async function unlessDiskIsFull(error: unknown, disk: Disk): Promise<unknown> {
  const recognized = asFullDisk(error, disk);
  if (recognized instanceof StartError || !disk.holdsDatabase) return recognized;
  return (await roomIn(disk.folder)) < leastRoomBytes ? fullDisk(disk.folder) : error;
}
