import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type HostRelease, hostRelease } from '@courtyard/contract';
import type { Env } from '../../core/env';
import { repositoryRoot } from '../../core/package-root';

/** The host that is served, as its build describes it; `release` is null where none was built. */
export interface DeployedHost {
  folder: string;
  release: HostRelease | null;
}

/** Folder of the apps, each with its build in `dist`. */
export const appsFolder = (env: Env) =>
  env.COURTYARD_APPS_DIR === undefined ? join(repositoryRoot, 'apps') : resolve(env.COURTYARD_APPS_DIR);

let latest: { host: DeployedHost; modifiedMs: number } | null = null;

/** Reads `host.json` of the host's build, again after it was built anew. Throws where it is there and not valid. */
export async function readHost(env: Env): Promise<DeployedHost> {
  const folder = join(appsFolder(env), 'host', 'dist');
  const file = join(folder, 'host.json');
  const modifiedMs = (await stat(file).catch(() => null))?.mtimeMs;
  if (modifiedMs === undefined) return { folder, release: null };
  if (latest?.host.folder === folder && latest.modifiedMs === modifiedMs) return latest.host;
  const host = { folder, release: hostRelease.parse(JSON.parse(await readFile(file, 'utf8'))) };
  latest = { host, modifiedMs };
  return host;
}
