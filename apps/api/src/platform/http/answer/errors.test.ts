import { type AddressInfo, connect } from 'node:net';
import { text as consume } from 'node:stream/consumers';
import { problem } from '@courtyard/contract';
import Fastify, { type InjectOptions } from 'fastify';
import { buildApp } from '../../../app';
import { withApp } from '../../../testing';
import { Problem } from '../problem';
import { handleErrors, problemOf } from './errors';

const scene = withApp();
const headers = { host: 'demo.localhost:8080', 'content-type': 'application/json' };
const login = '/api/v1/member-auth/login';

const cases: [string, InjectOptions, number, string][] = [
  ['malformed JSON', { method: 'POST', url: login, headers, payload: '{"email":' }, 400, 'malformed'],
  ['an unknown address', { method: 'GET', url: '/api/v1/nothing', headers }, 404, 'not-found'],
  ['an unknown page', { method: 'GET', url: '/nothing', headers }, 404, 'not-found'],
  [
    'an unknown community',
    { method: 'POST', url: login, headers: { ...headers, host: 'oak.localhost' }, payload: '{}' },
    404,
    'unknown-community',
  ],
  [
    'no community at all',
    { method: 'POST', url: login, headers: { ...headers, host: '127.0.0.1:8080' }, payload: '{}' },
    404,
    'unknown-community',
  ],
  ['a method that the address has not', { method: 'PUT', url: login, headers, payload: '{}' }, 405, 'method'],
  [
    'too large a body',
    { method: 'POST', url: login, headers, payload: JSON.stringify('x'.repeat(5_000_000)) },
    413,
    'too-large',
  ],
  [
    'another media type',
    { method: 'POST', url: login, headers: { ...headers, 'content-type': 'text/plain' }, payload: 'hello' },
    415,
    'media-type',
  ],
  [
    'a form where JSON is taken',
    {
      method: 'POST',
      url: login,
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\na@b.example\r\n--x--\r\n',
    },
    415,
    'media-type',
  ],
  ['what is not valid', { method: 'POST', url: login, headers, payload: '{"email":"x"}' }, 422, 'validation'],
  [
    'text that no database keeps',
    { method: 'POST', url: login, headers, payload: '{"email":"a@b.example","password":"a\\u0000"}' },
    422,
    'validation',
  ],
  ['an address that is none', { method: 'GET', url: '/api/v1/%zz', headers }, 400, 'malformed'],
  ['nobody', { method: 'GET', url: '/api/v1/member-auth/sessions', headers }, 401, 'not-signed-in'],
];

test.each(cases)('%s is told as problem details', async (_, request, status, code) => {
  const answer = await scene.app.inject(request);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  const body = problem.parse(answer.json());
  expect(body).toMatchObject({ status, code });
  expect(body.requestId).toBe(answer.headers['x-request-id']);
});

test('what is no request is told as problem details too', async () => {
  await scene.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = scene.app.server.address() as AddressInfo;
  const answerTo = async (text: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(text);
    const [head = '', body = ''] = (await consume(socket)).split('\r\n\r\n');
    return { line: head.split('\r\n')[0], problem: problem.parse(JSON.parse(body)) };
  };
  const tooLong = await answerTo(`GET /?${'x'.repeat(100_000)} HTTP/1.1\r\nHost: demo.localhost\r\n\r\n`);
  expect(tooLong).toMatchObject({ line: expect.stringMatching(/^HTTP\/1.1 431 /), problem: { status: 431 } });
  const nonsense = await answerTo('\u0001nonsense\r\n\r\n');
  expect(nonsense).toMatchObject({
    line: expect.stringMatching(/^HTTP\/1.1 400 /),
    problem: { status: 400 },
  });
});

test('what is not valid is told for each field', async () => {
  const answer = await scene.app.inject({ method: 'POST', url: login, headers, payload: '{"email":"x"}' });
  expect(answer.json().fields).toEqual({
    email: '“email” must be an address like name@example.com.',
    password: '“password” is missing. Fill it in.',
  });
});

test('a disk that is full is told as such, whoever says so', () => {
  const onFile = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  const wrapped = new Error('Cannot move file', { cause: onFile });
  const database = Object.assign(new Error('could not extend file'), { code: '53100', severity: 'ERROR' });
  for (const error of [onFile, wrapped, database]) {
    expect(problemOf(error)).toMatchObject({ status: 507, code: 'no-room' });
  }
});

test('while the server stops, calls are refused as problem details, and who asks for its health is answered', async () => {
  const state = { stopping: false };
  const app = await buildApp({ platform: scene.platform, state });
  state.stopping = true;
  const answer = await app.inject({ method: 'POST', url: login, headers, payload: '{}' });
  expect([answer.statusCode, problem.parse(answer.json()).code]).toEqual([503, 'stopping']);
  expect(answer.headers).toMatchObject({ connection: 'close', 'retry-after': '5' });
  expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
  expect((await app.inject({ url: '/readyz' })).json()).toEqual({ status: 'not ready', database: true });
  await app.close();
});

test('a refusal that was foreseen is no error in the log, one that was not is', async () => {
  const logged: string[] = [];
  const app = Fastify({ logger: { level: 'error', stream: { write: (line) => void logged.push(line) } } });
  app.decorate('spanish', scene.app.spanish);
  handleErrors(app);
  app.get('/busy', () => {
    throw new Problem({ status: 503, code: 'busy', title: 'Other exports are running' });
  });
  app.get('/broken', () => {
    throw new Error('broken');
  });
  expect((await app.inject('/busy')).statusCode).toBe(503);
  expect(logged).toEqual([]);
  expect((await app.inject('/broken')).statusCode).toBe(500);
  expect(logged).toEqual([expect.stringContaining('broken')]);
  await app.close();
});

test('405 names the methods that the address has', async () => {
  const answer = await scene.app.inject({ method: 'DELETE', url: login, headers });
  expect(answer.headers.allow).toBe('POST');
});

test("a request keeps its caller's number, if it is one", async () => {
  const send = async (id: string) =>
    (await scene.app.inject({ url: '/healthz', headers: { 'x-request-id': id } })).headers['x-request-id'];
  expect(await send('trace-12345678')).toBe('trace-12345678');
  expect(await send('a b\nc')).toMatch(/^[0-9a-f-]{36}$/);
});

test('problems are in the language that is asked for, down to the fields', async () => {
  const post = (language: string, payload: object) =>
    scene.app.inject({
      method: 'POST',
      url: login,
      headers: { ...headers, 'accept-language': language },
      payload,
    });
  const wrong = { email: 'admin@demo.example', password: 'not the one' };
  const spanish = await post('es-MX,es;q=0.9,en;q=0.8', wrong);
  expect(spanish.headers['content-language']).toBe('es');
  expect(spanish.json()).toMatchObject({
    code: 'wrong-credentials',
    title: 'Sin sesión iniciada',
    detail: 'El correo o la contraseña no son correctos.',
  });
  const english = await post('de,en;q=0.5', wrong);
  expect(english.headers['content-language']).toBe('en');
  expect(english.json()).toMatchObject({ title: 'Not signed in' });
  const { fields } = (await post('es', { email: 'admin@demo.example' })).json();
  expect(fields.password).toBe('Falta «password». Complételo.');
});
