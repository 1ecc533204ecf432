import { routes } from '@courtyard/contract/sections';
import { buildApp } from '../../../app';
import { withApp } from '../../../testing';
import { testEnv } from '../../../testing/test-env';
import { serveMetrics } from './operations';

const token = 'a token that only the watcher knows';
const scene = withApp({ env: { COURTYARD_METRICS: token } });
const get = (url: string, headers: Record<string, string> = {}) =>
  scene.app.inject({ url, headers: { host: 'demo.localhost:8080', ...headers } });

test('says that it lives and that it is ready', async () => {
  expect((await get('/healthz')).json()).toEqual({ status: 'alive' });
  const ready = await get('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready', database: true }]);
});

test('measures calls by route, connections, the event loop', async () => {
  await get('/api/v1/member-auth/sessions?secret=1');
  const { body } = await get('/metrics', { authorization: `Bearer ${token}` });
  expect(body).toContain(
    'courtyard_request_seconds_count{method="GET",route="/api/v1/member-auth/sessions",status="401"}',
  );
  expect(body).toContain('courtyard_pool_connections{state="idle"}');
  expect(body).toContain('nodejs_eventloop_lag_seconds');
  expect(body).not.toContain('secret');
});

test('measurements are for who has the token', async () => {
  expect((await get('/metrics')).statusCode).toBe(404);
  expect((await get('/metrics', { authorization: 'Bearer another token' })).statusCode).toBe(404);
});

test('measurements are for nobody where the settings say nothing, and may have a port of their own', async () => {
  const { platform } = scene;
  const app = await buildApp({ platform: { ...platform, env: testEnv() } });
  expect((await app.inject({ url: '/metrics' })).statusCode).toBe(404);
  await app.close();
  const { port, close } = await serveMetrics(platform.metrics, { port: 0, host: '127.0.0.1' });
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(404);
  await close();
});

test('nothing that the API answers is kept by a cache, but what says so itself', async () => {
  const { token: session } = await scene.client.as('owner', 'demo');
  const authorization = `Bearer ${session}`;
  const cached = async (url: string) => (await get(url, { authorization })).headers['cache-control'];
  expect(await cached('/api/v1/shell/preferences')).toBe('no-store');
  expect(await cached('/api/v1/nothing')).toBe('no-store');
  // Asked again each time, by its tag.
  expect(await cached('/api/v1/shell/registry')).toBe('private, no-cache');
});

test('every answer has the security headers', async () => {
  for (const answer of [await get('/healthz'), await get('/api/v1/nothing')]) {
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  }
});

interface Document {
  openapi: string;
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        security: object[];
        parameters: { name: string; schema?: { format?: string } }[];
        requestBody?: { description: string };
        responses: Record<string, object>;
      }
    >
  >;
}

test('the contract is there as OpenAPI 3.1, every route of it', async () => {
  const document: Document = (await get('/api/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  expect(operations.map((operation) => operation.operationId).toSorted()).toEqual(
    Object.keys(routes).toSorted(),
  );
  const revoke = document.paths['/api/v1/member-auth/sessions/{sessionId}']?.delete;
  expect(revoke?.parameters.map((parameter) => parameter.name)).toEqual(['sessionId', 'Idempotency-Key']);
  expect(revoke?.security).toEqual([{ bearer: [] }, { cookie: [] }]);
  expect(document.paths['/api/v1/member-auth/login']?.post?.security).toEqual([]);
  const upload = document.paths['/api/v1/files']?.post;
  expect(Object.keys(upload?.responses ?? {})).toEqual(
    expect.arrayContaining(['201', '400', '401', '413', '415', '429', '503', '507', 'default']),
  );
  expect(document.paths['/api/v1/member-auth/login']?.post?.requestBody?.description).toMatch(
    /16 KiB.*100 values.* 8 /,
  );
  const calendar = document.paths['/api/v1/reservations/calendar']?.get;
  expect(calendar?.parameters[0]).toMatchObject({ name: 'from', schema: { format: 'date' } });
});

test('the page to read it names every route and needs no script', async () => {
  const page = await get('/api/docs');
  for (const route of Object.values(routes)) expect(page.body).toContain(`<code>${route.path}</code>`);
  expect(page.body).not.toContain('<script');
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self';/);
  expect((await get('/api/docs.css')).headers['content-type']).toBe('text/css; charset=utf-8');
});
