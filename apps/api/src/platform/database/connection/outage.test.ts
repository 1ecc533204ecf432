import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../../../app';
import { withApp } from '../../../testing';
import { proxyTo, type TestProxy } from '../../../testing/test-proxy';
import { until } from '../../../testing/until';
import { type BuiltPlatform, createPlatform } from '../../core/create-platform';
import { problemOf } from '../../http/answer/errors';
import { pagesOf } from '../../http/static/pages.plugin';
import { createKysely } from './kysely';
import { createPool } from './pool';
import { createTransactions } from './transaction';
import { createHealthCheck } from './unavailable';

const scene = withApp({
  env: { COURTYARD_APPS_DIR: mkdtempSync(join(tmpdir(), 'courtyard-apps-')) },
});

/** Everything fails sooner than for people, and in the same way. */
const soon = { connectionTimeoutMs: 100, answerTimeoutMs: 100 };

describe('a database that is frozen', () => {
  let proxy: TestProxy;
  let pool: ReturnType<typeof createPool>;
  beforeEach(async () => {
    proxy = await proxyTo(scene.platform.databaseUrl);
    pool = createPool({ url: proxy.url, max: 2, onError: () => {}, ...soon });
  });
  afterEach(async () => {
    await proxy.close();
    await pool.end();
  });
  const transactions = () => createTransactions(pool, createKysely(pool, { prepared: true }));
  const ask = () => transactions().inTenant(scene.tenants.demo, (tx) => sql`select 1`.execute(tx));
  const told = (work: Promise<unknown>) =>
    work.then(
      () => 'answered',
      (error: unknown) => problemOf(error).status,
    );

  test('fails what is under way, what waits for a connection and what opens one, and serves again after', async () => {
    // A busy machine may take longer than these short limits to open the first connection.
    const answered = () => until(async () => (await told(ask())) === 'answered');
    await answered();
    proxy.freeze();
    // One on the open connection, one on a new one, and two that wait for either.
    expect(await Promise.all([ask(), ask(), ask(), ask()].map(told))).toEqual([503, 503, 503, 503]);
    proxy.thaw();
    await answered();
  });

  test('is found out by who asks for its health, in time', async () => {
    const answers = createHealthCheck(pool, 500);
    expect(await answers()).toBe(true);
    proxy.freeze();
    const start = performance.now();
    expect(await Promise.all([answers(), answers()])).toEqual([false, false]);
    expect(performance.now() - start).toBeLessThan(3000);
    proxy.thaw();
    expect(await createHealthCheck(pool, 5000)()).toBe(true);
  });

  test('a statement that may take longer is waited for longer', async () => {
    const slow = transactions().inTenant(scene.tenants.demo, (tx) => sql`select pg_sleep(0.3)`.execute(tx), {
      statementTimeoutMs: 5000,
    });
    expect(await told(slow)).toBe('answered');
    expect(await told(sql`select pg_sleep(0.3)`.execute(createKysely(pool, { prepared: true }).db))).toBe(
      503,
    );
  });
});

describe('a database that is gone', () => {
  let proxy: TestProxy;
  let built: BuiltPlatform;
  let app: FastifyInstance;
  beforeAll(async () => {
    const { env, log, databaseUrl } = scene.platform;
    proxy = await proxyTo(databaseUrl);
    built = await createPlatform({ env, log, databaseUrl: proxy.url, sections: [] });
    app = await buildApp({ platform: built.platform, pages: pagesOf(built.platform) });
    await proxy.close();
  }, 30_000);
  afterAll(async () => {
    await app.close();
    await built.stop();
  });
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { host: 'demo.localhost:8080', ...headers } });

  test('is told to programs as problem details, with when to come back', async () => {
    const answer = await get('/api/v1/shell/preferences', { accept: 'text/html' });
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await get('/readyz')).json()).toEqual({ status: 'not ready', database: false });
  });

  test('is told to who opens a page as one, in their language, which runs nothing', async () => {
    const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const answer = await get('/properties', browser);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cache-control': 'no-store',
    });
    expect(answer.body).toContain('<html lang="en">');
    expect(answer.body).toContain('<h1>Not available right now</h1>');
    const spanish = await get('/', { ...browser, 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' });
    expect(spanish.body).toContain('<html lang="es">');
    expect(spanish.body).toContain('<h1>No disponible en este momento</h1>');
    expect((await get('/', { ...browser, 'accept-language': 'en,es;q=0.5' })).body).toContain('lang="en"');
    expect((await get('/', { accept: '*/*' })).json().code).toBe('unavailable');
  });

  test('is told with its reason, whatever that is', async () => {
    const { databaseUrl } = scene.platform;
    const elsewhere = new URL(databaseUrl);
    elsewhere.pathname = '/no_such_database';
    const pool = createPool({ url: elsewhere.href, max: 1, onError: () => {} });
    const error: unknown = await createKysely(pool, { prepared: true })
      .db.selectFrom('tenant')
      .select('id')
      .execute()
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'DatabaseUnavailable', code: '3D000' });
    expect(problemOf(error).status).toBe(503);
    await pool.end();
  });
});
