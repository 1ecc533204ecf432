import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, password, type OwnProduct, root, send } from '../../product/product';
import { seededFolder, startSeeded } from '../../product/seeded';

const cli = join(root, 'apps/api/dist/cli.js');

/** Runs `courtyard demo` with settings that cannot work; gives its exit code and what it said. */
function refused(env: Record<string, string>): { code: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'demo'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: '',
      COURTYARD_DATA_DIR: seededFolder(),
      ...env,
    },
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { code: status, said: stdout + stderr };
}

const stackTrace = /\n\s+at .+:\d+/;

describe('a start that cannot work says why in one sentence', () => {
  let product: OwnProduct;
  beforeAll(async () => {
    product = await startSeeded();
  });
  afterAll(() => product.stop());

  test('a taken port', async () => {
    const port = await freePort();
    const holder = createServer().listen(port);
    try {
      const { code, said } = refused({ PORT: String(port) });
      expect(code).toBe(1);
      expect(said).toContain(`${port}`);
      expect(said).toContain('PORT');
      expect(said).not.toMatch(stackTrace);
    } finally {
      holder.close();
    }
  });

  test('a database that cannot be reached', async () => {
    const port = await freePort();
    const { code, said } = refused({
      PORT: String(await freePort()),
      DATABASE_URL: `postgres://nobody:secret-word@127.0.0.1:${port}/none`,
    });
    expect(code).toBe(1);
    expect(said).toContain('DATABASE_URL');
    expect(said).not.toContain('secret-word');
    expect(said).not.toMatch(stackTrace);
  });

  test('a second start on the same data', async () => {
    const { code, said } = refused({
      PORT: String(await freePort()),
      COURTYARD_DATA_DIR: product.dataDirectory,
    });
    expect(code).toBe(1);
    expect(said).toContain(product.dataDirectory);
    expect(said).not.toMatch(stackTrace);
    expect((await product.send('demo', '/readyz')).status).toBe(200);
  });

  test('a port that is not a number', () => {
    const { code, said } = refused({ PORT: 'eighty' });
    expect(code).not.toBe(0);
    expect(said).toContain('PORT');
    expect(said).not.toMatch(stackTrace);
  });
});

test('an interrupt stops the API and its PostgreSQL', async () => {
  const product = await startSeeded();
  const ended = new Promise<number | null>((done) => product.process.once('exit', done));
  product.process.kill('SIGINT');
  expect(await ended).toBe(0);
  const left = spawnSync('pgrep', ['-f', product.dataDirectory], { encoding: 'utf8' }).stdout.trim();
  expect(left).toBe('');
});

test('an old Node is told which one is needed', () => {
  const launcher = join(root, 'packages/build/bin/start.mjs');
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '18.20.0' }); await import(${JSON.stringify(launcher)})`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', pretend], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('20.19');
  expect(stderr).not.toMatch(stackTrace);
});

test('npx runs production without the demo accounts, restarts it after a crash, and stops it when it is ended', async () => {
  const port = await freePort();
  const dataDirectory = mkdtempSync(join(tmpdir(), 'courtyard-serve-'));
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    COURTYARD_DATA_DIR: dataDirectory,
    DATABASE_URL: '',
  };
  const ask = (path: string, options = {}) => send(port, 'demo', path, options).catch(() => null);
  const isReady = async () => (await ask('/readyz'))?.status === 200;
  const serverPid = (): number => JSON.parse(readFileSync(join(dataDirectory, 'courtyard.lock'), 'utf8')).pid;
  const until = async (holds: () => Promise<boolean>) => {
    // A new database takes a minute on a slow machine that does other work besides.
    for (const end = Date.now() + 150_000; Date.now() < end;) {
      if (await holds()) return true;
      await new Promise((done) => setTimeout(done, 200));
    }
    return false;
  };
  const child = spawn('npx', ['courtyard', 'serve'], { cwd: root, env, stdio: 'ignore' });
  try {
    expect(await until(isReady)).toBe(true);
    const crashed = serverPid();
    process.kill(crashed, 'SIGKILL');
    expect(await until(isReady)).toBe(true);
    expect(serverPid()).not.toBe(crashed);
    const body = { email: 'admin@demo.example', password };
    expect((await ask('/api/v1/member-auth/login', { method: 'POST', body }))?.status).toBe(404);
  } finally {
    child.kill('SIGTERM');
  }
  expect(await until(async () => !existsSync(join(dataDirectory, 'courtyard.lock')))).toBe(true);
  expect(await ask('/healthz')).toBeNull();
}, 480_000);
