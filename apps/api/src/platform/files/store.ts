import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

export interface Store {
  disk: Disk;
  /** Where uploads lie until they were looked at. */
  arrivals: string;
  /** Key of a file's bytes: both parts are ids made here, so that no name ever becomes a path. */
  keyOf(tenantId: string, id: string): string;
}

/** Bytes on the disk of this machine, or on one that every process of the installation mounts. */
export function openStore(dataFolder: string): Store {
  return {
    disk: new Disk(new FSDriver({ location: join(dataFolder, 'files'), visibility: 'private' })),
    arrivals: join(dataFolder, 'arrivals'),
    keyOf: (tenantId, id) => `${tenantId}/${id}`,
  };
}
