import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function findRoot(start: string, mark: string): string {
  for (let folder = start; ; folder = dirname(folder)) {
    if (existsSync(join(folder, mark))) return folder;
    if (folder === dirname(folder)) throw new Error(`no ${mark} above ${start}`);
  }
}

const here = dirname(fileURLToPath(import.meta.url));

/** Folder of this package, from source and from the bundle alike. */
export const packageRoot = findRoot(here, 'package.json');

/** Folder of the whole repository. */
export const repositoryRoot = findRoot(here, 'pnpm-workspace.yaml');
