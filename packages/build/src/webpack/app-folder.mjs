import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const workspaceRoot = fileURLToPath(new URL('../../../..', import.meta.url));

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * The application in a folder: a section has a `section.json`, the host has none.
 * @param {string} folder
 * @returns {{ dir: string, name: string, version: string, kind: 'host' | 'section' }}
 */
export function readApp(folder) {
  const dir = resolve(folder);
  const { name, version } = readJson(join(dir, 'package.json'));
  return { dir, name, version, kind: existsSync(join(dir, 'section.json')) ? 'section' : 'host' };
}

/** Version of a package as it is installed for the given folders, or null where none of them has it. */
export function installedVersion(packageName, folders) {
  for (const folder of folders) {
    const manifest = join(folder, 'node_modules', packageName, 'package.json');
    if (existsSync(manifest)) return readJson(manifest).version;
  }
  return null;
}

/** Folder of a workspace package. */
export const workspaceFolder = (path) => join(workspaceRoot, path);
