import type { ReadStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Where files of exports lie: apart from the stored ones, which an export is made of. */
export function exportStore({ dataFolder }: { dataFolder: string }) {
  const folderOf = (tenantId: string) => join(dataFolder, 'exports', tenantId);
  const pathOf = (tenantId: string, name: string) => join(folderOf(tenantId), name);
  return {
    pathOf: (tenantId: string, exportId: string) => pathOf(tenantId, `${exportId}.zip`),
    async makeFolder(tenantId: string): Promise<void> {
      await mkdir(folderOf(tenantId), { recursive: true, mode: 0o700 });
    },
    /** The bytes and how many there are. Throws ENOENT where there are none. */
    async open(tenantId: string, exportId: string): Promise<{ content: ReadStream; bytes: number }> {
      const file = await open(pathOf(tenantId, `${exportId}.zip`));
      const { size } = await file.stat();
      return { content: file.createReadStream(), bytes: size };
    },
    async erase(tenantId: string, exportId: string): Promise<void> {
      await rm(pathOf(tenantId, `${exportId}.zip`), { force: true });
    },
    /** Removes all that a community has here. */
    async eraseAll(tenantId: string): Promise<void> {
      await rm(folderOf(tenantId), { recursive: true, force: true });
    },
    /** Removes what nothing refers to: what a killed process had begun, and files whose export is forgotten. */
    async eraseOthers(tenantId: string, known: readonly string[], before: Date): Promise<void> {
      const kept = new Set(known.map((id) => `${id}.zip`));
      for (const name of await readdir(folderOf(tenantId)).catch(() => [])) {
        const path = pathOf(tenantId, name);
        const found = await stat(path).catch(() => null);
        if (found && !kept.has(name) && found.mtime < before) await rm(path, { force: true });
      }
    },
  };
}
