import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../product/product';

/** What is changed of a section's `release.json`. */
interface Release {
  declaration: { id: string };
  pages: Record<string, { files: string[]; shared: string[] }>;
  cards?: unknown;
}

const entry = 'void 0;\n';
const integrity = `sha384-${createHash('sha384').update(entry).digest('base64')}`;
const pageChunk = (path: string) =>
  ['page', ...path.replaceAll(':', '').split('/').filter(Boolean)].join('-');

/**
 * A section whose code is in the application: its menu and routes stay, its own files are none, and its pages name the
 * application's chunks, so that the server preloads them as it does a section's.
 */
function withoutFiles(release: Release) {
  const { cards: _, ...rest } = release;
  const pages = Object.entries(release.pages).map(([path, { shared }]) => [
    path,
    { files: [], shared: [`${release.declaration.id}-routes`, pageChunk(path), ...shared] },
  ]);
  return {
    ...rest,
    entry: 'entry.js',
    initial: [],
    pages: Object.fromEntries(pages),
    assets: [{ file: 'entry.js', bytes: entry.length, integrity }],
  };
}

/** Builds host and sections as one webpack application; gives a folder for `COURTYARD_APPS_DIR`. */
export function buildOneApplication(): string {
  const apps = join(root, 'apps');
  execFileSync(process.execPath, [join(root, 'packages/build/bin/webpack.mjs'), '--single'], {
    cwd: join(apps, 'host'),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const folder = mkdtempSync(join(tmpdir(), 'courtyard-one-application-'));
  mkdirSync(join(folder, 'host'));
  symlinkSync(join(apps, 'host/dist-single'), join(folder, 'host/dist'));
  for (const name of readdirSync(apps)) {
    const file = join(apps, name, 'dist/release.json');
    if (!existsSync(file)) continue;
    const release: Release = JSON.parse(readFileSync(file, 'utf8'));
    const dist = join(folder, name, 'dist');
    mkdirSync(dist, { recursive: true });
    writeFileSync(join(dist, 'entry.js'), entry);
    writeFileSync(join(dist, 'release.json'), JSON.stringify(withoutFiles(release)));
  }
  return folder;
}
