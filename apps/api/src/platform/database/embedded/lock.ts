import { createHash, randomUUID } from 'node:crypto';
import { copyFile, link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { codeOf } from '../../core/error-code';

const holderSchema = z.object({ pid: z.int(), startedAt: z.string(), url: z.string().optional() });
export type LockHolder = z.infer<typeof holderSchema>;

/** Somebody else has the data open. */
export class DataInUseError extends Error {
  override name = 'DataInUseError';

  constructor(
    folder: string,
    readonly holder: LockHolder,
  ) {
    const where = holder.url ? `, at ${holder.url}` : '';
    super(
      `Courtyard is already running on the data in ${folder} (process ${holder.pid}${where}). Stop it first, or set COURTYARD_DATA_DIR to another folder.`,
    );
  }
}

/** What the system tells of a process, from its state on (proc_pid_stat(5)); nothing where it does not tell. */
function statOf(pid: number): readonly string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/** When a process began, where the system tells: a process number alone may have gone to somebody else since. */
const startOf = (pid: number) => statOf(pid)[19] ?? '';

/** Whether a process runs; one that ended has its number until its parent asks for it, in a container perhaps for good. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return statOf(pid)[0] !== 'Z';
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

function parseHolder(text: string): LockHolder | null {
  try {
    return holderSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

function holds(found: LockHolder | null): found is LockHolder {
  if (!found || !isAlive(found.pid)) return false;
  const start = startOf(found.pid);
  return start === '' || found.startedAt === '' || start === found.startedAt;
}

const readText = (file: string) => readFile(file, 'utf8').catch(() => '');

export interface DataLock {
  /** Tells a second starter where this one is reached. */
  announce(url: string): Promise<void>;
  release(): Promise<void>;
}

/** Who has the data open now; null for nobody. */
export async function lockHolder(folder: string): Promise<LockHolder | null> {
  const found = parseHolder(await readText(join(folder, 'courtyard.lock')));
  return holds(found) ? found : null;
}

/** Takes the data folder for this process. Throws DataInUseError while another one that lives has it. */
export async function lockData(folder: string): Promise<DataLock> {
  const file = join(folder, 'courtyard.lock');
  const mine = `${file}.${process.pid}.${randomUUID()}`;
  const self = { pid: process.pid, startedAt: startOf(process.pid), token: randomUUID() };
  await writeFile(mine, JSON.stringify(self));
  try {
    while (!(await linked(mine, file))) {
      const text = await readText(file);
      const found = parseHolder(text);
      if (holds(found)) throw new DataInUseError(folder, found);
      await takeOver(file, mine, text, text);
      if ((await readText(file)).includes(self.token)) break;
    }
  } finally {
    await rm(mine, { force: true });
  }
  return {
    async announce(url) {
      await writeFile(mine, JSON.stringify({ ...self, url }));
      await rename(mine, file);
    },
    async release() {
      if ((await readText(file)).includes(self.token)) await rm(file, { force: true });
    },
  };
}

/** Puts a file in place unless there is one. */
async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    return false;
  }
}

/**
 * Replaces the lock of a process that is gone. Only who holds the guard of exactly this stale text may, and looks
 * once more when it has it, so that two starters never replace each other's. A guard whose holder died in between
 * becomes part of the name of the next one.
 */
async function takeOver(file: string, mine: string, stale: string, key: string): Promise<void> {
  const guard = `${file}.${createHash('sha256').update(key).digest('hex').slice(0, 16)}`;
  if (await linked(mine, guard)) {
    if ((await readText(file)) === stale) {
      const replacement = `${mine}.new`;
      await copyFile(mine, replacement);
      await rename(replacement, file);
    }
    await rm(guard, { force: true });
    return;
  }
  const guardText = await readText(guard);
  if (guardText === '' || holds(parseHolder(guardText))) await wait(10);
  else await takeOver(file, mine, stale, key + guardText);
}
