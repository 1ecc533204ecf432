import { randomBytes } from 'node:crypto';
import { spawn } from 'node:child_process';
import { readdir, readFile, rm, writeFile, chown } from 'node:fs/promises';
import { join } from 'node:path';
import { systemRoot } from '../../core/env';
import type { Account } from './account';
import type { Places } from './places';
import type { Runtime } from './runtime';

/** Environment of PostgreSQL's programs: nothing of ours but where to find libraries. */
export function serverEnvironment(runtime: Runtime): Record<string, string> {
  const base = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin', SystemRoot: systemRoot() };
  if (!runtime.libraryPath) return base;
  return { ...base, LD_LIBRARY_PATH: runtime.libraryPath, DYLD_LIBRARY_PATH: runtime.libraryPath };
}

function runProgram(
  program: string,
  args: string[],
  runtime: Runtime,
  account: Account | null,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: '/',
      env: serverEnvironment(runtime),
      stdio: ['ignore', 'ignore', 'pipe'],
      ...(account && { uid: account.uid, gid: account.gid }),
    });
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`initdb could not make the database: ${complaint.trim()}`)),
    );
  });
}

/** Password of the Windows server, which has no unix socket to guard it. */
export async function tcpPassword(places: Places): Promise<string> {
  const file = `${places.cluster}.password`;
  return readFile(file, 'utf8').catch(async () => {
    const password = randomBytes(24).toString('base64url');
    await writeFile(file, password, { mode: 0o600 });
    return password;
  });
}

async function recordedMajor(places: Places): Promise<string | null> {
  return readFile(join(places.cluster, 'PG_VERSION'), 'utf8').then(
    (text) => text.trim(),
    () => null,
  );
}

// initdb writes PG_VERSION early; this mark is written when it has ended, so that one cut short starts afresh.
const completeMark = 'courtyard.version';

/**
 * Makes the database cluster where there is none: UTF-8, sorted by code point, with checksums on its pages.
 * Throws one sentence where the data is of another major version.
 */
export async function ensureCluster(
  runtime: Runtime,
  places: Places,
  account: Account | null,
): Promise<void> {
  const mark = join(places.cluster, completeMark);
  const major = await recordedMajor(places);
  const complete = (await readdir(places.cluster)).includes(completeMark);
  if (complete && major !== runtime.major) {
    throw new Error(
      `The data in ${places.cluster} was written by PostgreSQL ${major}, but this is version ${runtime.major}. Export it with the version that wrote it, or set COURTYARD_DATA_DIR to another folder.`,
    );
  }
  if (complete) return;
  for (const left of await readdir(places.cluster)) await rm(join(places.cluster, left), { recursive: true });
  const access = places.socket
    ? ['--auth=trust']
    : ['--auth=scram-sha-256', `--pwfile=${await passwordFile(places)}`];
  await runProgram(
    runtime.initdb,
    [
      '--username=postgres',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--data-checksums',
      '--no-instructions',
      ...access,
      `--pgdata=${places.cluster}`,
    ],
    runtime,
    account,
  );
  await writeFile(mark, runtime.version);
  if (account) await chown(mark, account.uid, account.gid);
}

async function passwordFile(places: Places): Promise<string> {
  await tcpPassword(places);
  return `${places.cluster}.password`;
}
