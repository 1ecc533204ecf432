import { routes } from '@courtyard/contract';
import { withApp } from '../../../testing';

const scene = withApp();
const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  scene.app.inject({ url, headers: { host: 'demo.localhost:8080', ...headers }, remoteAddress });

test('says that it lives and that it is ready', async () => {
  expect((await get('/healthz')).json()).toEqual({ status: 'alive' });
  const ready = await get('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready', database: true }]);
});

test('measures calls by route, connections, the event loop', async () => {
  await get('/api/v1/member-auth/sessions?secret=1');
  const { body } = await get('/metrics');
  expect(body).toContain(
    'courtyard_request_seconds_count{method="GET",route="/api/v1/member-auth/sessions",status="401"}',
  );
  expect(body).toContain('courtyard_pool_connections{state="idle"}');
  expect(body).toContain('nodejs_eventloop_lag_seconds');
  expect(body).not.toContain('secret');
});

test('measurements are for the inside only', async () => {
  expect((await get('/metrics', {}, '10.1.2.3')).statusCode).toBe(200);
  expect((await get('/metrics', {}, '203.0.113.9')).statusCode).toBe(404);
  expect((await get('/metrics', { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(404);
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
  expect(document.paths['/api/v1/member-auth/login']?.post?.requestBody?.description).toMatch(/64 KiB.* 32 /);
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
