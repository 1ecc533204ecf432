import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { messageOf } from '../../core/error-code';
import type { Account } from './account';
import { serverEnvironment } from './cluster';
import type { Places } from './places';
import { clearLeftovers } from './postmaster';
import type { Runtime } from './runtime';

export interface ServerOptions {
  runtime: Runtime;
  places: Places;
  account: Account | null;
  port: number;
  /** Off only for data that is thrown away. */
  durable: boolean;
  /** Connection string of the superuser. */
  adminUrl: string;
  onRestart(reason: string): void;
}

function settings({ places, port, durable }: ServerOptions): Record<string, string> {
  return {
    ...(places.socket
      ? { listen_addresses: '', unix_socket_directories: places.socket, unix_socket_permissions: '0700' }
      : { listen_addresses: '127.0.0.1', unix_socket_directories: '' }),
    port: String(port),
    max_connections: '120',
    shared_buffers: '128MB',
    timezone: 'UTC',
    jit: 'off',
    // After a crash, one sync of the file system in place of one for each file.
    ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
    // Statements carry what people typed: they stay out of the log.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_statement: 'none',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
}

// What it answers those who look whether it is up; not what was in its way.
const refusesForNow = /the database system is (?:starting up|not yet accepting|shutting down|in recovery)/;

/** A PostgreSQL of our own, started again when it dies. */
export class SupervisedServer {
  private child: ChildProcess | null = null;
  private stopping = false;
  private restarting: Promise<void> | null = null;

  // Whatever ends this process in an orderly way ends PostgreSQL too; only a kill -9 leaves it for the next start.
  private readonly onExit = () => void this.child?.kill('SIGINT');

  constructor(private readonly options: ServerOptions) {
    process.once('exit', this.onExit);
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  async start(): Promise<void> {
    const since = await stat(this.options.places.log).then(
      ({ size }) => size,
      () => 0,
    );
    // After a crash the last of its processes may still hold the shared memory for a moment.
    for (let attempt = 1; ; attempt++) {
      await clearLeftovers(this.options.places);
      if (await this.launch()) return;
      if (attempt === 20 || this.stopping) throw new Error(await this.complaint(since));
      await wait(Math.min(50 * attempt, 500));
    }
  }

  /** Stops it: connections are closed, a checkpoint is written. */
  async stop(): Promise<void> {
    this.stopping = true;
    process.removeListener('exit', this.onExit);
    await this.restarting?.catch(() => {});
    const child = this.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGINT');
    const quit = setTimeout(() => child.kill('SIGQUIT'), 15_000);
    await gone;
    clearTimeout(quit);
  }

  private spawn(): ChildProcess {
    const { runtime, places, account } = this.options;
    const log = openSync(places.log, 'a', 0o600);
    const flags = Object.entries(settings(this.options)).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]);
    try {
      return spawn(runtime.postgres, ['-D', places.cluster, ...flags], {
        // Not ours, which the account may not be allowed to enter.
        cwd: '/',
        env: serverEnvironment(runtime),
        // A group of its own: Ctrl-C in a terminal must reach us first.
        detached: true,
        stdio: ['ignore', log, log],
        ...(account && { uid: account.uid, gid: account.gid }),
      });
    } finally {
      closeSync(log);
    }
  }

  /** Gives false when it ended before it was seen to answer; one that somebody killed is told of. */
  private async launch(): Promise<boolean> {
    const child = this.spawn();
    this.child = child;
    let gone = false;
    let isUp = false;
    child.on('error', () => (gone = true));
    child.once('exit', (code, signal) => {
      gone = true;
      if (isUp) this.died(signal ?? `code ${code}`);
      else if (signal) this.options.onRestart(signal);
    });
    for (const deadline = Date.now() + 60_000; Date.now() < deadline; await wait(15)) {
      const answered = await this.answers();
      // It may have answered and ended since.
      if (gone) return false;
      if (answered) {
        isUp = true;
        return true;
      }
    }
    child.kill('SIGQUIT');
    return false;
  }

  private async answers(): Promise<boolean> {
    const client = new pg.Client({ connectionString: this.options.adminUrl, connectionTimeoutMillis: 2000 });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      return false;
    }
  }

  private died(reason: string): void {
    if (this.stopping || this.restarting) return;
    this.options.onRestart(reason);
    this.restarting = this.restart().finally(() => (this.restarting = null));
  }

  private async restart(): Promise<void> {
    while (!this.stopping) {
      try {
        await this.start();
        return;
      } catch (error) {
        this.options.onRestart(messageOf(error));
        await wait(2000);
      }
    }
  }

  private async complaint(since: number): Promise<string> {
    const log = await readFile(this.options.places.log).catch(() => Buffer.alloc(0));
    const lines = log.subarray(since).toString().trim().split('\n');
    const last = lines.findLast((line) => /FATAL|PANIC|ERROR/.test(line) && !refusesForNow.test(line));
    return `PostgreSQL could not be started: ${last ?? 'it gave no reason'}. Its log is ${this.options.places.log}.`;
  }
}
