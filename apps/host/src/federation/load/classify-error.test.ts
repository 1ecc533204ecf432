import { createHash } from 'node:crypto';
import { classifyError } from './classify-error';
import { trustAssets } from './integrity';
import { SectionLoadError } from './load-error';

const url = 'http://demo.localhost:8080/assets/list.js';
const code = 'console.log(1)';
const script = (status = 200) =>
  new Response(code, { status, headers: { 'content-type': 'text/javascript' } });

function chunkError(type: string) {
  const error = new Error('Loading chunk 1 failed.');
  return Object.assign(error, { name: 'ChunkLoadError', type, request: `${url}?retry=2` });
}

async function failureWhen(answer: () => Promise<Response>, type = 'error') {
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  const { failure, url: file } = await classifyError(chunkError(type));
  expect(file).toBe(url);
  return failure;
}

beforeAll(() => {
  // jsdom has no digest.
  Object.defineProperty(globalThis, 'crypto', { value: jest.requireActual('node:crypto').webcrypto });
});

test.each([
  ['network', () => Promise.reject(new TypeError('failed'))],
  ['network', () => Promise.resolve(script(503))],
  ['http-404', () => Promise.resolve(script(404))],
  [
    'wrong-content',
    () => Promise.resolve(new Response('<html>', { headers: { 'content-type': 'text/html' } })),
  ],
] as const)('a chunk that did not load: %s', async (failure, answer) => {
  expect(await failureWhen(answer)).toBe(failure);
});

test('a changed file is told from one that arrived in the meantime', async () => {
  trustAssets({ [url]: `sha384-${createHash('sha384').update('something else').digest('base64')}` });
  expect(await failureWhen(() => Promise.resolve(script()))).toBe('integrity');
  trustAssets({ [url]: `sha384-${createHash('sha384').update(code).digest('base64')}` });
  expect(await failureWhen(() => Promise.resolve(script()))).toBe('network');
});

test('a chunk that hung, and one that ran without registering itself', async () => {
  const never = () => Promise.reject(new Error('not asked'));
  expect(await failureWhen(never, 'timeout')).toBe('timeout');
  expect(await failureWhen(never, 'missing')).toBe('evaluation');
});

test('faults of the code, and what is explained already', async () => {
  expect((await classifyError(new TypeError('x is undefined'))).failure).toBe('evaluation');
  expect((await classifyError('thrown text')).failure).toBe('evaluation');
  const known = new SectionLoadError('forbidden-origin');
  expect(await classifyError(known)).toBe(known);
});

test('a file whose hash nobody knows counts as the right one', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(script()));
  expect((await classifyError(chunkError('error'), () => '')).failure).toBe('network');
});
