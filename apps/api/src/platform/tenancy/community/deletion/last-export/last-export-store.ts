import type { ReadStream } from 'node:fs';
import { open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivateFolder } from '../../../../files/private-folder';

/** Below the data folder; a backup takes it along, as it is all that is left of a community. */
export const lastExportsFolder = 'last-exports';

/** Where the last exports of deleted communities lie. */
export function lastExportStore({ dataFolder }: { dataFolder: string }) {
  const folder = join(dataFolder, lastExportsFolder);
  const pathOf = (communityId: string) => join(folder, `${communityId}.zip`);
  return {
    pathOf,
    makeFolder: () => makePrivateFolder(folder),
    async open(communityId: string): Promise<{ content: ReadStream; bytes: number }> {
      const file = await open(pathOf(communityId));
      const { size } = await file.stat();
      return { content: file.createReadStream(), bytes: size };
    },
    /** Makes what the folder says as lasting as what the file holds. */
    async settle(): Promise<void> {
      const handle = await open(folder);
      // Some systems cannot; they write the folder with the file.
      await handle.sync().catch(() => {});
      await handle.close();
    },
    /** Removes what a killed process had begun to write. */
    async erasePartial(communityId: string): Promise<void> {
      for (const name of await readdir(folder))
        if (name.startsWith(communityId) && name.endsWith('.partial'))
          await rm(join(folder, name), { force: true });
    },
    /** Communities of which one lies here, with when it was written. */
    async all(): Promise<{ communityId: string; writtenAt: Date }[]> {
      const names = await readdir(folder).catch((): string[] => []);
      const found = names.filter((name) => name.endsWith('.zip'));
      return Promise.all(
        found.map(async (name) => {
          const { mtime } = await stat(join(folder, name));
          return { communityId: name.slice(0, -'.zip'.length), writtenAt: mtime };
        }),
      );
    },
    async erase(communityId: string): Promise<void> {
      await rm(pathOf(communityId), { force: true });
    },
  };
}
