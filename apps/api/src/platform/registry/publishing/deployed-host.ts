import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type HostRelease, hostRelease } from '@courtyard/contract';
import type { Env } from '../../../env';
import { repositoryRoot } from '../../../package-root';

/** The host that is served, as its build describes it; `release` is null where none was built. */
export interface DeployedHost {
  folder: string;
  release: HostRelease | null;
}

/** Folder of the apps, each with its build in `dist`. */
export const appsFolder = (env: Env) =>
  env.COURTYARD_APPS_DIR === undefined ? join(repositoryRoot, 'apps') : resolve(env.COURTYARD_APPS_DIR);

/** Reads `host.json` of the host's build. Throws where it is there and not valid. */
export async function readHost(env: Env): Promise<DeployedHost> {
  const folder = join(appsFolder(env), 'host', 'dist');
  const file = join(folder, 'host.json');
  if (!(await stat(file).catch(() => null))) return { folder, release: null };
  return { folder, release: hostRelease.parse(JSON.parse(await readFile(file, 'utf8'))) };
}
