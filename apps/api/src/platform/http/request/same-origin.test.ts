import { randomUUID } from 'node:crypto';
import { withApp } from '../../../testing';

const scene = withApp({ env: { COURTYARD_DEV_ORIGINS: 'http://localhost:3000' } });

async function changeByCookie(headers: Record<string, string>) {
  const { token } = await scene.client.as('owner', 'demo');
  const answer = await scene.app.inject({
    method: 'PATCH',
    url: '/api/v1/shell/preferences',
    headers: {
      host: 'demo.localhost:8080',
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      cookie: `courtyard_session=${token}`,
      ...headers,
    },
    payload: '{"language":"es"}',
  });
  return answer;
}

test.each([
  ['our own page', { origin: 'http://demo.localhost:8080' }, 200],
  ['our own page, by what the browser says', { 'sec-fetch-site': 'same-origin' }, 200],
  ['an allow-listed development page', { origin: 'http://localhost:3000' }, 200],
  ['our own address, over another protocol', { origin: 'https://demo.localhost:8080' }, 403],
  ['another community', { origin: 'http://lakeside.localhost:8080', 'sec-fetch-site': 'same-site' }, 403],
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
  ['a sandboxed frame', { origin: 'null' }, 403],
  ['who knows where', {}, 403],
])('a change by cookie from %s', async (_, headers, status) => {
  expect((await changeByCookie(headers)).statusCode).toBe(status);
});

test('reading by cookie needs no origin', async () => {
  const { token } = await scene.client.as('owner', 'demo');
  const headers = { host: 'demo.localhost:8080', cookie: `courtyard_session=${token}` };
  const answer = await scene.app.inject({ url: '/api/v1/shell/preferences', headers });
  expect(answer.statusCode).toBe(200);
});

test('a bad bearer token is not made good by a cookie', async () => {
  const answer = await changeByCookie({
    authorization: `Bearer ${'x'.repeat(43)}`,
    origin: 'http://demo.localhost:8080',
  });
  expect(answer.statusCode).toBe(401);
});

test('only allow-listed origins are let in across origins', async () => {
  const preflight = (origin: string) =>
    scene.app.inject({
      method: 'OPTIONS',
      url: '/api/v1/member-auth/login',
      headers: { host: 'demo.localhost:8080', origin, 'access-control-request-method': 'POST' },
    });
  const allowed = await preflight('http://localhost:3000');
  expect(allowed.statusCode).toBe(204);
  expect(allowed.headers).toMatchObject({
    'access-control-allow-origin': 'http://localhost:3000',
    'access-control-allow-credentials': 'true',
  });
  const other = await preflight('https://evil.example');
  expect(other.headers['access-control-allow-origin']).toBeUndefined();
});

describe('behind a proxy that speaks https', () => {
  const secure = withApp({ env: { COURTYARD_ORIGIN: 'https://localhost:8080' } });
  const byCookie = async (origin: string, cookie = '__Host-courtyard_session') => {
    const { token } = await secure.client.as('owner', 'demo');
    const answer = await secure.app.inject({
      method: 'PATCH',
      url: '/api/v1/shell/preferences',
      headers: {
        host: 'demo.localhost:8080',
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        cookie: `${cookie}=${token}`,
        origin,
      },
      payload: '{"language":"es"}',
    });
    return answer.statusCode;
  };

  test('a change comes from a page over https, never from one over http that somebody could have put there', async () => {
    expect(await byCookie('https://demo.localhost:8080')).toBe(200);
    expect(await byCookie('http://demo.localhost:8080')).toBe(403);
  });

  test('the name that the cookie had before is still known', async () => {
    expect(await byCookie('https://demo.localhost:8080', 'courtyard_session')).toBe(200);
  });
});
