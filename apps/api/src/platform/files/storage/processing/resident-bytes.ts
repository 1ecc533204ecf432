import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Memory of a process that is in RAM; 0 for one that is gone, and on Windows, which has no small tool for it. */
export async function residentBytes(pid: number): Promise<number> {
  if (process.platform === 'win32') return 0;
  try {
    const kilobytes =
      process.platform === 'linux'
        ? /^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]
        : (await run('ps', ['-o', 'rss=', '-p', String(pid)])).stdout.trim();
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return 0;
  }
}
