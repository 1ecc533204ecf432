import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const onlyUs = { folder: 0o700, file: 0o600 };

/**
 * Makes a folder that only this account may enter. One that others could enter is closed with all that it holds:
 * installations made before wrote mail and files for every account of the machine to read.
 */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: onlyUs.folder });
  const { mode } = await stat(folder);
  if ((mode & 0o777) === onlyUs.folder) return;
  await chmod(folder, onlyUs.folder);
  await closeAllIn(folder);
}

async function closeAllIn(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      await chmod(path, onlyUs.folder);
      await closeAllIn(path);
    } else if (entry.isFile()) {
      await chmod(path, onlyUs.file);
    }
  }
}
