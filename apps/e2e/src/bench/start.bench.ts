import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type OwnProduct, root, send, startProduct } from '../product/product';
import { atMost, type Figure } from './figure';
import { residentMiB } from './api/books/resident';

const childrenOf = (pid: number): number[] =>
  execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .map(([child]) => child ?? 0);

function memory(product: OwnProduct): Figure[] {
  if (process.platform !== 'linux' || !product.process.pid) return [];
  const postgres = childrenOf(product.process.pid);
  const backends = postgres.flatMap((pid) => [pid, ...childrenOf(pid)]);
  return [
    { what: 'memory: API process', value: residentMiB(product.process.pid), unit: 'MiB' },
    {
      what: 'memory: PostgreSQL, all processes',
      value: backends.reduce((sum, pid) => sum + residentMiB(pid), 0),
      unit: 'MiB',
      note: `${backends.length} processes, shared pages counted in each`,
    },
  ];
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** `npm start` as a person types it, up to the login page. Everything is installed and built. */
async function npmStart(dataDirectory: string): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), COURTYARD_DATA_DIR: dataDirectory, DATABASE_URL: '' },
    stdio: 'ignore',
  });
  const ended = new Promise((done) => child.once('exit', done));
  for (;;) {
    const answer = await send(port, 'demo', '/pages/login').catch(() => null);
    if (answer?.status === 200) break;
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
    await pause(25);
  }
  const elapsed = performance.now() - started;
  child.kill('SIGTERM');
  await ended;
  // npm ends first; the product is gone when nobody listens any more.
  while (await send(port, 'demo', '/healthz').catch(() => null)) await pause(25);
  return elapsed / 1000;
}

/** First start (makes the database and the demo communities), the second on the same data, and what the processes hold. */
export async function measureStart(): Promise<Figure[]> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'courtyard-bench-'));
  const first = await npmStart(dataDirectory);
  const second = await npmStart(dataDirectory);
  const product = await startProduct({ dataDirectory });
  try {
    await pause(3000);
    return [
      {
        what: 'npm start, first run, all installed and built',
        value: first,
        unit: 's',
        note: 'makes the database and two communities',
      },
      { what: 'npm start, second run', value: second, unit: 's', limit: atMost(5) },
      ...memory(product),
    ];
  } finally {
    await product.stop();
  }
}

function timed(program: string, args: string[]): number {
  const started = performance.now();
  execFileSync(program, args, {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
  });
  return (performance.now() - started) / 1000;
}

/** The whole build without and with turbo's cache. */
export function measureBuild(): Figure[] {
  const turbo = join(root, 'node_modules/.bin/turbo');
  return [
    { what: 'full build, cold', value: timed(turbo, ['run', 'build', '--force']), unit: 's' },
    { what: 'full build, cached', value: timed(turbo, ['run', 'build']), unit: 's' },
  ];
}
