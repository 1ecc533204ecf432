import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from './lock';
import type { Places } from './places';

function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    if (process.platform === 'win32') return 'postgres';
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

/** Process number of the PostgreSQL of this cluster that a lock file names; null when it is gone. */
async function runningPostmaster(lockFile: string, cluster: string): Promise<number | null> {
  const text = await readFile(lockFile, 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid)) return null;
  const command = commandOf(pid);
  return command.includes('postgres') && (process.platform === 'win32' || command.includes(cluster))
    ? pid
    : null;
}

async function ended(pid: number, limitMs: number): Promise<boolean> {
  for (const deadline = Date.now() + limitMs; Date.now() < deadline; await wait(20)) {
    if (!isAlive(pid)) return true;
  }
  return false;
}

async function end(pid: number): Promise<void> {
  process.kill(pid, 'SIGINT');
  if (await ended(pid, 15_000)) return;
  process.kill(pid, 'SIGQUIT');
  if (await ended(pid, 10_000)) return;
  throw new Error(`A PostgreSQL process from an earlier run (${pid}) won’t stop. Stop it, then start again.`);
}

/**
 * Stops a PostgreSQL that an earlier process, killed, has left behind, and removes the lock files of one that is gone:
 * its process number may belong to somebody else by now, and PostgreSQL would refuse to start.
 */
export async function clearLeftovers({ cluster, socket }: Pick<Places, 'cluster' | 'socket'>): Promise<void> {
  const locks = [join(cluster, 'postmaster.pid'), ...(socket ? [join(socket, '.s.PGSQL.5432.lock')] : [])];
  for (const lock of locks) {
    const pid = await runningPostmaster(lock, cluster);
    if (pid !== null) await end(pid);
    await rm(lock, { force: true });
  }
}
