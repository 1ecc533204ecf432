import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { workspaceFolder } from '../webpack/app-folder.mjs';

const left = new Set(['node_modules', '.git', '.turbo', 'dist', 'dist-single', 'coverage']);

/** The links of a `node_modules` are relative, so a copy of them leads to the copied packages. */
function copyLinks(from, to) {
  const filter = (path) => !['.pnpm', '.cache'].includes(basename(path));
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter });
}

/**
 * A copy of the workspace's source in a temporary folder, with the installed dependencies of the original.
 * @returns {{ root: string, link: (app: string, like: string) => void, remove: () => void }}
 *   `link` gives an application of the copy the dependencies of another, as an install would
 */
export function copyWorkspace() {
  const original = workspaceFolder('.');
  const root = mkdtempSync(join(tmpdir(), 'courtyard-copy-'));
  const isLeft = (path) =>
    left.has(basename(path)) ||
    // Without what it made, the compiler's note that all is up to date is wrong.
    path.endsWith('.tsbuildinfo') ||
    // The embedded database of a developer.
    path === join(original, 'data');
  const filter = (path) => !isLeft(path);
  cpSync(original, root, { recursive: true, filter });
  copyLinks(join(original, 'node_modules'), join(root, 'node_modules'));
  symlinkSync(join(original, 'node_modules/.pnpm'), join(root, 'node_modules/.pnpm'));
  for (const top of ['apps', 'packages']) {
    for (const name of readdirSync(join(original, top))) {
      const from = join(original, top, name, 'node_modules');
      if (existsSync(from)) copyLinks(from, join(root, top, name, 'node_modules'));
    }
  }
  return {
    root,
    link: (app, like) =>
      copyLinks(join(original, 'apps', like, 'node_modules'), join(root, 'apps', app, 'node_modules')),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
