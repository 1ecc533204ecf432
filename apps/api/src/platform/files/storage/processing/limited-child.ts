import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import { type Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { refusedCode } from './refused-code';
import { residentBytes } from './resident-bytes';

/** What a child process may use. */
export interface ChildLimits {
  timeMs: number;
  /** Of V8, in MiB. */
  heapMegabytes: number;
  /** All memory that it may write to; also what it may have in RAM where the system has no such limit. */
  dataBytes: number;
  /** What it may answer. */
  outputBytes: number;
}

export type ChildEnd =
  | { kind: 'done'; output: Buffer }
  /** The child said that this input cannot be read: it will say so again. */
  | { kind: 'refused' }
  /** It used more than it may, or crashed. */
  | { kind: 'broken'; reason: 'time' | 'memory' | 'output' | 'crash' };

const mebibyte = 1024 * 1024;

/** Extraction of text and drawing of thumbnails. */
export const defaultLimits: ChildLimits = {
  timeMs: 60_000,
  heapMegabytes: 192,
  dataBytes: 400 * mebibyte,
  outputBytes: 24 * mebibyte,
};

/** util-linux; there is none on macOS and Windows, where heap and resident memory are limited alone. */
const prlimit = ['/usr/bin/prlimit', '/bin/prlimit'].find(existsSync);

const watchEachMs = 200;

/** Of children that run, each the leader of a group. */
const running = new Set<number>();

function killGroup(pid: number): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch (error) {
    // ESRCH: it ended meanwhile.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

process.on('exit', () => running.forEach(killGroup));

function start(nodeArguments: readonly string[], limits: ChildLimits): ChildProcess {
  const node = [`--max-old-space-size=${limits.heapMegabytes}`, ...nodeArguments];
  const limited = prlimit
    ? [
        prlimit,
        `--data=${limits.dataBytes}`,
        // Ends it when this process is killed and can't.
        `--cpu=${Math.ceil(limits.timeMs / 1000)}`,
        '--core=0',
        '--',
      ]
    : [];
  const [program = process.execPath, ...rest] = [...limited, process.execPath, ...node];
  // A group of its own, so that all that it starts ends with it. It inherits no variable: nothing there is for it.
  return spawn(program, rest, { detached: true, env: {}, stdio: ['pipe', 'pipe', 'ignore'] });
}

/** Ends a child that uses more than it may; gives the reason once it did. */
class Watch {
  reason: 'time' | 'memory' | 'output' | null = null;
  private readonly timers;

  constructor(
    private readonly pid: number,
    private readonly limits: ChildLimits,
  ) {
    const overTime = setTimeout(() => this.end('time'), limits.timeMs);
    const memory = setInterval(() => void this.lookAtMemory(), watchEachMs);
    this.timers = [overTime, memory];
  }

  end(reason: NonNullable<Watch['reason']>): void {
    this.reason ??= reason;
    killGroup(this.pid);
  }

  stop(): void {
    this.timers.forEach(clearTimeout);
  }

  private async lookAtMemory(): Promise<void> {
    const resident = await residentBytes(this.pid);
    if (running.has(this.pid) && resident > this.limits.dataBytes) this.end('memory');
  }
}

/** Sends the input; a child that ended before it read all of it is no error here. */
async function send(input: Readable, stdin: Writable): Promise<void> {
  let cause: unknown = null;
  input.once('error', (error) => (cause = error));
  await pipeline(input, stdin).catch(() => {});
  if (cause !== null) throw cause;
}

/**
 * Runs Node in a process of its own with limits, the input on its standard input. Throws where the input can't be read; whatever the
 * child does is told by what it gives.
 */
export async function runLimited(
  nodeArguments: readonly string[],
  input: Readable,
  limits: ChildLimits = defaultLimits,
): Promise<ChildEnd> {
  const child = start(nodeArguments, limits);
  const { pid, stdin, stdout } = child;
  const closed = new Promise<{ code: number | null; signal: string | null }>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal }));
  });
  if (pid === undefined || !stdin || !stdout) {
    input.destroy();
    await closed;
    return { kind: 'broken', reason: 'crash' };
  }
  running.add(pid);
  const watch = new Watch(pid, limits);
  if (process.platform !== 'win32') setPriority(pid, 10);
  const output: Buffer[] = [];
  let bytes = 0;
  stdout.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > limits.outputBytes) watch.end('output');
    else output.push(chunk);
  });
  try {
    const sent = send(input, stdin).catch((error: unknown) => {
      killGroup(pid);
      throw error;
    });
    const [{ code }] = await Promise.all([closed, sent]);
    if (watch.reason !== null) return { kind: 'broken', reason: watch.reason };
    if (code === 0) return { kind: 'done', output: Buffer.concat(output) };
    return code === refusedCode ? { kind: 'refused' } : { kind: 'broken', reason: 'crash' };
  } finally {
    watch.stop();
    killGroup(pid);
    running.delete(pid);
  }
}
