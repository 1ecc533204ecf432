import type { ClientBase } from 'pg';
import { filesOf } from '../writing/write-export';
import { openExportArchive, sha256Of } from './export-archive';

/**
 * Reads an export from its beginning to its end: every table and every stored file is what its checksum says. `client`
 * sees the rows that it was made of. Throws where something is not.
 */
export async function verifyExport(path: string, client: Pick<ClientBase, 'query'>): Promise<void> {
  const { manifest, read, close } = await openExportArchive(path);
  const require = async (name: string, sha256: string) => {
    const content = await read(name);
    if (content && (await sha256Of(content)) === sha256) return;
    throw new Error(`the export that was just made cannot be read back: ${name}`);
  };
  try {
    for (const { file, sha256 } of manifest.tables) await require(file, sha256);
    const damaged = new Set(manifest.files.damaged);
    let count = 0;
    for await (const { id, name, sha256 } of filesOf(client, manifest.community.id)) {
      count += 1;
      if (!damaged.has(id)) await require(`files/${id}/${name}`, sha256);
    }
    if (count !== manifest.files.count)
      throw new Error(`the export that was just made has ${manifest.files.count} of ${count} files`);
  } finally {
    close();
  }
}
