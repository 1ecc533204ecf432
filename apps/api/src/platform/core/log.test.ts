import { Writable } from 'node:stream';
import { withApp } from '../../testing';
import { createLog, withoutPersonalData } from './log';

const lines: string[] = [];
const destination = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(chunk.toString());
    done();
  },
});
const scene = withApp({ log: { level: 'trace', destination } });

test('calls are logged, and nothing in the log names a person or opens a door', async () => {
  const secrets = {
    email: 'owner@demo.example',
    password: 'courtyard-demo',
    name: 'Priya Raman',
    search: 'grandmother',
    agent: 'Firefox/140.0',
    token: 'y'.repeat(43),
  };
  const login = await scene.client.anonymous('demo').ok('POST /api/v1/member-auth/login', {
    body: { email: secrets.email, password: secrets.password },
    headers: { 'user-agent': secrets.agent },
  });
  const { token } = login.data;
  const headers = { host: 'demo.localhost:8080', 'content-type': 'application/json' };
  const requests = [
    {
      url: `/api/v1/member-auth/sessions?search=${secrets.search}`,
      headers: { ...headers, authorization: `Bearer ${token}` },
    },
    { url: `/api/v1/nothing/${secrets.search}?email=${secrets.email}`, headers },
    {
      url: '/api/v1/member-auth/sessions',
      headers: { ...headers, cookie: `courtyard_session=${secrets.token}` },
    },
    {
      method: 'POST' as const,
      url: '/api/v1/member-auth/login',
      headers,
      payload: `{"email":"${secrets.email}",`,
    },
    {
      method: 'POST' as const,
      url: '/api/v1/member-auth/register',
      headers,
      payload: JSON.stringify({ email: 1, displayName: secrets.name }),
    },
  ];
  for (const request of requests) await scene.app.inject(request);
  const text = lines.join('');
  expect(lines.filter((line) => line.includes('"msg":"call"')).length).toBeGreaterThanOrEqual(6);
  expect(text).toContain('"route":"/api/v1/member-auth/sessions"');
  for (const secret of [...Object.values(secrets), token, login.data.id, '127.0.0.1', '?'])
    expect(text).not.toContain(secret);
});

test('what watches the server, and what pages are made of, is logged for who looks for it', async () => {
  lines.length = 0;
  await scene.app.inject({ url: '/healthz' });
  await scene.app.inject({ url: '/api/openapi.json', headers: { host: 'demo.localhost:8080' } });
  const calls = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'call');
  expect(calls.map(({ route, level }) => [route, level])).toEqual([
    ['/healthz', 'debug'],
    ['/api/openapi.json', 'info'],
  ]);
});

test('an error of the database is logged without what it quotes', async () => {
  const insert = scene.platform.db
    .insertInto('identity')
    .values({ id: 'ffffffff-0000-7000-8000-000000000000', email: 'owner@demo.example', displayName: 'x' })
    .execute();
  const error: unknown = await insert.catch((reason: unknown) => reason);
  expect(JSON.stringify(Object.entries(error ?? {}))).toContain('owner@demo.example');
  lines.length = 0;
  scene.platform.log.error({ err: error }, 'failed');
  expect(lines.join('')).not.toContain('owner@demo.example');
  expect(withoutPersonalData(error)).toMatchObject({
    code: '23505',
    constraint: 'identity_email_key',
    table: 'identity',
  });
});

test('what is below the level is not written', () => {
  lines.length = 0;
  const log = createLog({ LOG_LEVEL: 'warn' }, destination);
  log.info('quiet');
  log.warn('loud');
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['loud']);
});
