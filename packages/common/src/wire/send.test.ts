import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError } from './api-error';
import { send } from './send';

type Answer = (request: IncomingMessage, response: ServerResponse, attempt: number) => void;

const seen: { key: string | undefined; authorization: string | undefined; body: string }[] = [];
let answer: Answer = (_, response) => response.end('{}');

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    const { authorization } = request.headers;
    const key = request.headers['idempotency-key'];
    seen.push({ key: typeof key === 'string' ? key : undefined, authorization, body });
    answer(request, response, seen.length);
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const original = globalThis.fetch;
  // The code under test asks the community's address; the test's server is dialled instead.
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    return original(new Request(request.url.replace('demo.localhost:8080', `127.0.0.1:${port}`), request));
  };
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => seen.splice(0));

const status =
  (code: number, body: unknown = {}) =>
  (response: ServerResponse) => {
    response.writeHead(code, { 'content-type': 'application/problem+json' });
    response.end(JSON.stringify(body));
  };
const failure = (outgoing: Parameters<typeof send>[0]) =>
  send(outgoing).then(
    () => {
      throw new Error('should have failed');
    },
    (error: unknown) => {
      if (error instanceof ApiError) return error;
      throw error;
    },
  );

test('a write with a key is repeated with the same key and body after a dropped connection', async () => {
  answer = (_, response, attempt) => (attempt < 3 ? response.destroy() : status(200)(response));
  await send({ method: 'POST', path: '/x', json: { a: 1 }, token: 't', idempotencyKey: 'one-action' });
  expect(seen).toEqual(
    Array.from({ length: 3 }, () => ({ key: 'one-action', authorization: 'Bearer t', body: '{"a":1}' })),
  );
});

test('a write without a key is sent once', async () => {
  answer = (_, response) => response.destroy();
  expect(await failure({ method: 'POST', path: '/x', json: {} })).toMatchObject({
    status: 0,
    code: 'network',
  });
  expect(seen).toHaveLength(1);
});

test('a read is repeated on a transient status', async () => {
  answer = (_, response, attempt) => status(attempt === 1 ? 503 : 200)(response);
  expect((await send({ method: 'GET', path: '/x' })).status).toBe(200);
  expect(seen).toHaveLength(2);
});

test('problem details become an error with its code and fields', async () => {
  answer = (_, response) =>
    status(422, {
      code: 'validation',
      title: 'Invalid',
      detail: 'Look again',
      fields: { email: 'Taken' },
      requestId: 'r1',
    })(response);
  expect(await failure({ method: 'POST', path: '/x', json: {}, idempotencyKey: 'k' })).toMatchObject({
    status: 422,
    code: 'validation',
    message: 'Look again',
    fields: { email: 'Taken' },
    requestId: 'r1',
  });
  expect(seen).toHaveLength(1);
});

test('a failure that is not a problem document still says its status', async () => {
  answer = (_, response) => {
    response.writeHead(500, { 'content-type': 'text/html' });
    response.end('<h1>Oops</h1>');
  };
  expect(await failure({ method: 'GET', path: '/x' })).toMatchObject({
    status: 500,
    message: 'Response status: 500',
  });
});

test('an answer that does not come in time is given up', async () => {
  answer = () => {};
  expect(await failure({ method: 'POST', path: '/x', json: {}, timeoutMs: 50 })).toMatchObject({
    code: 'timeout',
  });
  server.closeAllConnections();
});

test('a cancelled call says so', async () => {
  answer = () => {};
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 20);
  const error = await failure({ method: 'GET', path: '/x', signal: controller.signal });
  expect(error.code).toBe('cancelled');
  server.closeAllConnections();
});
