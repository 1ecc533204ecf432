import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const api = resolve(__dirname, '../../..');
const cache = resolve(api, 'node_modules/.cache/courtyard-test-cluster');

/** Files that decide what the seeded database holds: its tables, the demo data, the permissions that roles begin with, and what fills it. */
const isSeed = (path: string) =>
  /\.sql$|(?:^|\/)demo\/.*\.ts$|\.demo\.ts$|permissions?(?:\/.*)?\.ts$|^sections\/[\w-]+\/index\.ts$|^testing\/global\/setup\.ts$/.test(
    path,
  ) && !path.endsWith('.test.ts');

/**
 * Folder of the cluster as it was seeded before from the same migrations and demo data, on the same day (demo dates count from today),
 * by the same PostgreSQL; null where clusters are not cached: in `npm test`, which seeds anew, and on Windows.
 */
export async function seededCluster(): Promise<string | null> {
  if (process.env.COURTYARD_TEST_SCOPE || process.platform === 'win32') return null;
  const hash = createHash('sha256')
    .update(new Date().toISOString().slice(0, 10))
    .update(await readFile(join(api, 'package.json')));
  for (const folder of ['migrations', 'src']) {
    const all = await readdir(join(api, folder), { recursive: true });
    for (const path of all.filter(isSeed).toSorted())
      hash.update(path).update(await readFile(join(api, folder, path)));
  }
  return join(cache, hash.digest('hex').slice(0, 24));
}

/** Copies a stopped cluster with the owners of its files. Gives false where there is none, or the copy failed. */
export async function copyCluster(from: string, to: string): Promise<boolean> {
  const found = await access(join(from, 'courtyard.version')).then(
    () => true,
    () => false,
  );
  if (!found) return false;
  await rm(to, { recursive: true, force: true });
  await mkdir(dirname(to), { recursive: true });
  return run('cp', ['-a', from, to]).then(
    () => true,
    () => false,
  );
}

/** Keeps a copy of a stopped cluster for the next run, in place of those of other migrations or days. */
export async function cacheCluster(cluster: string, place: string): Promise<void> {
  const partial = `${place}.${process.pid}`;
  if (!(await copyCluster(cluster, partial))) return;
  const others = await readdir(cache);
  // Another run may have kept the same one meanwhile.
  await rename(partial, place).catch(() => rm(partial, { recursive: true, force: true }));
  const old = others.map((name) => join(cache, name)).filter((path) => path !== place && path !== partial);
  await Promise.all(
    old.filter((path) => !/\.\d+$/.test(path)).map((path) => rm(path, { recursive: true, force: true })),
  );
}
