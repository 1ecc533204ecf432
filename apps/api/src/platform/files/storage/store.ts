import { createReadStream } from 'node:fs';
import { chmod, copyFile, link, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

export interface Store {
  disk: Disk;
  /** Folders that nobody but this account may enter. */
  privateFolders: readonly string[];
  /** Where uploads lie until they were looked at. */
  arrivals: string;
  /** Where files that arrive in parts lie until they are whole. */
  uploads: string;
  /** Key of a file's bytes: both parts are ids made here, so that no name ever becomes a path. */
  keyOf(tenantId: string, id: string): string;
  /** Moves what arrived under its key. */
  keep(path: string, key: string): Promise<void>;
  /** Gives what lies under a key a second one. Neither is ever written again, so that they share the bytes where the disk can do that. */
  copy(key: string, copyKey: string): Promise<void>;
  /** Bytes under a key from `start` to `end`, both included. */
  openPart(key: string, range: { start: number; end: number }): Readable;
}

/** Bytes on the disk of this machine, or on one that every process of the installation mounts. */
export function openStore(dataFolder: string): Store {
  const [location, arrivals, uploads] = ['files', 'arrivals', 'uploads'].map((name) =>
    join(dataFolder, name),
  ) as [string, string, string];
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }));
  return {
    disk,
    privateFolders: [location, arrivals, uploads],
    arrivals,
    uploads,
    keyOf: (tenantId, id) => `${tenantId}/${id}`,
    async keep(path, key) {
      // The disk itself makes folders and files that everybody may read.
      await mkdir(dirname(join(location, key)), { recursive: true, mode: 0o700 });
      await disk.moveFromFs(path, key);
      await chmod(join(location, key), 0o600);
    },
    async copy(key, copyKey) {
      const [from, to] = [join(location, key), join(location, copyKey)];
      // Not every file system has links.
      await link(from, to).catch(() => copyFile(from, to));
    },
    openPart: (key, range) => createReadStream(join(location, key), range),
  };
}
