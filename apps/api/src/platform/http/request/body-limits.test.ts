import { randomUUID } from 'node:crypto';
import { type AddressInfo, connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { bodyLimitsOf, publicBodyLimits, type RouteContract, defaultBodyLimits } from '@courtyard/contract';
import { platformRoutes } from '@courtyard/contract';
import { routes } from '@courtyard/contract/sections';
import { z } from 'zod';
import { withApp } from '../../../testing';

const scene = withApp();
const login = '/api/v1/member-auth/login';
const preferences = '/api/v1/shell/preferences';
const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

async function change(payload: string | Buffer, headers: Record<string, string> = {}) {
  const { token } = await scene.client.as('owner', 'demo');
  const answer = await scene.app.inject({
    method: 'PATCH',
    url: preferences,
    headers: {
      host: 'demo.localhost:8080',
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      authorization: `Bearer ${token}`,
      ...headers,
    },
    payload,
  });
  return [answer.statusCode, answer.json().code];
}

test('a body may hold so many levels and no more, also of what no schema knows', async () => {
  const { levels } = defaultBodyLimits;
  const body = (depth: number) => `{"language":"es","more":${nested(depth - 1)}}`;
  expect((await change(body(levels)))[0]).toBe(200);
  expect(await change(body(levels + 1))).toEqual([400, 'too-deep']);
  expect(await change(body(5000))).toEqual([400, 'too-deep']);
  expect(await change(`{"language":"${'['.repeat(50)}"}`)).toEqual([422, 'validation']);
});

test('a body may have so many bytes, said before or not, compressed or not', async () => {
  const limit = bodyLimitsOf(platformRoutes.updatePreferences).bytes;
  const large = `{"language":"es","more":"${'x'.repeat(limit)}"}`;

  expect(await change(large)).toEqual([413, 'too-large']);
  expect(await change(gzipSync(large), { 'content-encoding': 'gzip' })).toEqual([413, 'too-large']);
});

/** What is answered to a stranger who sends a body to the sign-in. */
async function signInWith(payload: string, language = 'en') {
  const answer = await scene.app.inject({
    method: 'POST',
    url: login,
    headers: {
      host: 'demo.localhost:8080',
      'content-type': 'application/json',
      'accept-language': language,
    },
    payload,
  });
  return { status: answer.statusCode, ...answer.json<{ code: string; detail: string }>() };
}

const withKeys = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 1])));

test('a stranger may send little: bytes, levels and values of a public call are few', async () => {
  const { bytes, levels, values } = publicBodyLimits;
  expect(await signInWith(withKeys(values))).toMatchObject({ status: 422, code: 'validation' });
  const [tooMany, tooManyInSpanish] = [
    await signInWith(withKeys(values + 1)),
    await signInWith(withKeys(6000).slice(0, bytes), 'es'),
  ];
  expect(tooMany).toMatchObject({
    status: 400,
    code: 'too-many-values',
    detail: 'The body has more than the 100 values this call accepts. Send fewer at once.',
  });
  expect(tooManyInSpanish.detail).toContain('más de los 100 valores');
  expect(await signInWith(`{"more":${nested(levels)}}`)).toMatchObject({ status: 400, code: 'too-deep' });
  const large = `{"more":"${'x'.repeat(bytes)}"}`;
  expect(await signInWith(large)).toMatchObject({
    status: 413,
    detail: `Nothing was saved: this is more than the ${bytes / 1024} KB that can be sent at once. Shorten it, or send it in parts.`,
  });
  expect((await signInWith(large, 'es')).detail).toContain('No se guardó nada');
});

test('who is signed in may send as many values as fit a form of hundreds of rows', async () => {
  const list = (count: number) => `{"language":"es","more":[${Array(count).fill(1).join(',')}]}`;
  const { values } = bodyLimitsOf(platformRoutes.updatePreferences);
  expect(values).toBeGreaterThanOrEqual(defaultBodyLimits.values);
  expect((await change(list(values - 10)))[0]).toBe(200);
  expect(await change(list(values))).toEqual([400, 'too-many-values']);
});

test('an address with more parameters than any list has filters is refused', async () => {
  const ask = async (count: number) => {
    const query = Array.from({ length: count }, (_, at) => `p${at}=1`).join('&');
    const url = `/api/v1/member-auth/registration?${query}`;
    const answer = await scene.app.inject({ method: 'GET', url, headers: { host: 'demo.localhost:8080' } });
    return [answer.statusCode, answer.json<{ code?: string }>().code];
  };
  expect(await ask(200)).toEqual([200, undefined]);
  expect(await ask(201)).toEqual([400, 'too-many-parameters']);
});

test('who announces far more than is taken is hung up on, others read their answer', async () => {
  const connectionAfter = async (bytes: number, url = login) => {
    const payload = Buffer.alloc(bytes, '[');
    const headers = { host: 'demo.localhost:8080', 'content-type': 'application/json' };
    const answer = await scene.app.inject({ method: 'POST', url, headers, payload });
    return [answer.statusCode, answer.headers.connection];
  };
  expect(await connectionAfter(100_000)).toEqual([413, 'keep-alive']);
  expect(await connectionAfter(4_000_000)).toEqual([413, 'close']);
  expect(await connectionAfter(4_000_000, '/api/v1/nothing')).toEqual([404, 'close']);
});

interface HalfSent {
  path?: string;
  headers?: Record<string, string>;
}

/** The first line of an answer that is given while its body is still waited for. */
async function answerBeforeBody({ path = preferences, headers = {} }: HalfSent): Promise<string> {
  const { port } = scene.app.server.address() as AddressInfo;
  const lines = Object.entries({ host: 'demo.localhost', 'content-type': 'application/json', ...headers });
  const socket = connect(port, '127.0.0.1');
  const method = path === login ? 'POST' : 'PATCH';
  socket.write(
    `${method} ${path} HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\ncontent-length: 4000000\r\n\r\n[[[`,
  );
  try {
    return await new Promise((resolve, reject) => {
      socket.once('data', (answer) => resolve(String(answer).split('\r\n')[0] ?? ''));
      socket.once('error', reject);
    });
  } finally {
    socket.destroy();
  }
}

test('who may not call is told so before a byte of the body is read', async () => {
  await scene.app.listen({ port: 0, host: '127.0.0.1' });
  const { token } = await scene.client.as('owner', 'demo');
  const cookie = `courtyard_session=${token}`;
  const authorization = `Bearer ${token}`;
  expect(await answerBeforeBody({})).toContain('401');
  expect(await answerBeforeBody({ headers: { host: 'oak.localhost' } })).toContain('404');
  expect(await answerBeforeBody({ path: '/api/v1/nothing' })).toContain('404');
  expect(await answerBeforeBody({ headers: { cookie, origin: 'https://evil.example' } })).toContain('403');
  const forbidden = `/api/v1/shell/sections/properties`;
  expect(await answerBeforeBody({ path: forbidden, headers: { authorization } })).toContain('403');
  expect(await answerBeforeBody({ headers: { authorization } })).toContain('413');
  expect(await answerBeforeBody({ path: login })).toContain('413');
});

interface Json {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  maxLength?: number;
  maxItems?: number;
  items?: Json;
  properties?: Record<string, Json>;
  propertyNames?: Json;
  additionalProperties?: Json | boolean;
  anyOf?: Json[];
  oneOf?: Json[];
}

const formats: Readonly<Record<string, number>> = { uuid: 36, date: 10, 'date-time': 40, email: 254 };

/** Bytes of the longest JSON that a schema takes, its texts in any script: three bytes for each of UTF-16's units. */
function longest(schema: Json): number {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return Math.max(...choices.map(longest));
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (values) return Math.max(...values.map((value) => JSON.stringify(value).length));
  // What is bounded as a whole, by the characters of its JSON.
  if (schema.type === 'object' && schema.maxLength !== undefined) return 3 * schema.maxLength;
  if (schema.type === 'object') {
    const named = Object.entries(schema.properties ?? {}).map(
      ([name, value]) => name.length + 4 + longest(value),
    );
    const { additionalProperties: rest, propertyNames } = schema;
    const more =
      typeof rest === 'object' && propertyNames?.enum
        ? propertyNames.enum.map((name) => String(name).length + 4 + longest(rest))
        : [];
    return 2 + [...named, ...more].reduce((sum, bytes) => sum + bytes, 0);
  }
  if (schema.type === 'array') return 2 + (schema.maxItems ?? Infinity) * (1 + longest(schema.items ?? {}));
  if (schema.type === 'string')
    return 2 + (formats[schema.format ?? ''] ?? 3 * (schema.maxLength ?? Infinity));
  return schema.type === undefined ? Infinity : 25;
}

/** The most values that arrays and objects hold in what a schema takes. */
function maxValues(schema: Json): number {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return Math.max(...choices.map(maxValues));
  if (schema.type === 'array') return (schema.maxItems ?? Infinity) * (1 + maxValues(schema.items ?? {}));
  if (schema.type !== 'object') return 0;
  // What is bounded as a whole: its shortest values are a sign and a comma each.
  if (schema.maxLength !== undefined) return schema.maxLength / 2;
  const { properties = {}, additionalProperties: rest, propertyNames } = schema;
  const named = Object.values(properties).map((value) => 1 + maxValues(value));
  const more = typeof rest === 'object' ? (propertyNames?.enum ?? []).map(() => 1 + maxValues(rest)) : [];
  return [...named, ...more].reduce((sum, values) => sum + values, 0);
}

const withBody = Object.values(routes).filter((route: RouteContract) => route.body && !route.consumes);

test.each(withBody.map((route): [string, RouteContract] => [`${route.method} ${route.path}`, route]))(
  '%s takes every body that its schema allows',
  (_, route) => {
    const schema: Json = z.toJSONSchema(route.body ?? z.never(), {
      io: 'input',
      unrepresentable: 'any',
    }) as Json;
    expect(longest(schema)).toBeLessThan(bodyLimitsOf(route).bytes);
    expect(maxValues(schema)).toBeLessThan(bodyLimitsOf(route).values);
  },
);
