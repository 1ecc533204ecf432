import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSection } from '../../platform/registry/release/section-build.fixture';
import { withApp } from '../../testing';
import { commandHere } from '../../testing/command';

const tested = withApp();
const courtyard = commandHere(tested);

// Larger than what a connection takes in without being read.
const routes = '3'.repeat(900_000);
const release = { version: '3.0.0', files: { 'entry.1a2b.js': '3', 'routes.3c4d.js': routes } };
let server: string;
let tokenFile: string;

beforeAll(async () => {
  await tested.app.listen({ port: 0, host: '127.0.0.1' });
  const where = tested.app.server.address();
  // No resolver needs to know the name.
  server = `http://registry.localhost:${typeof where === 'object' && where ? where.port : 0}`;
});
const publish = async (...args: string[]) =>
  courtyard(
    'section',
    'publish',
    await buildSection(release),
    '--to',
    server,
    '--token-file',
    tokenFile,
    ...args,
  );

test('sends a build to a server, twice to the same end, and moves a channel', async () => {
  const made = await courtyard('section', 'token', 'create', 'gardens', '--expires', '90d');
  expect(made).toMatchObject({ code: 0, err: '' });
  expect(made.out).toMatch(/^Can publish gardens and promote to canary until \d{4}-\d\d-\d\d\./);
  tokenFile = join(tested.platform.dataFolder, 'token');
  await writeFile(tokenFile, /courtyard_publish_\S+/.exec(made.out)?.[0] ?? '');
  expect(await publish()).toEqual({ code: 0, out: 'Published gardens 3.0.0.\n', err: '' });
  expect(await publish('--channel', 'canary')).toEqual({
    code: 0,
    out: 'gardens 3.0.0 was already published with the same content.\nThe canary channel of gardens is now at 3.0.0.\n',
    err: '',
  });
  expect((await courtyard('section', 'list')).out).toMatch(/gardens {2}3\.0\.0 {4}canary/);
});

test('says what the server refuses, and sends no token where others could read it', async () => {
  expect(await publish('--channel', 'stable')).toMatchObject({
    code: 1,
    err: expect.stringContaining('This token may not point stable at a release'),
  });
  const clear = await courtyard(
    'section',
    'publish',
    '.',
    '--to',
    'http://example.com',
    '--token-file',
    tokenFile,
  );
  expect(clear).toMatchObject({
    code: 2,
    err: expect.stringContaining('only be sent over https'),
  });
  expect(await courtyard('section', 'publish', '.', '--to', server)).toMatchObject({
    code: 2,
    err: expect.stringContaining('et COURTYARD_PUBLISH_TOKEN'),
  });
});

test('a token that was revoked works no longer', async () => {
  const { out } = await courtyard('section', 'token', 'list', 'gardens');
  const [id] = /[\da-f-]{36}/.exec(out) ?? [];
  expect(out).toMatch(/gardens {2}ci {4}canary {4}\d{4}-\d\d-\d\d \d\d:\d\d {2}expires \d{4}-/);
  expect(await courtyard('section', 'token', 'revoke', String(id))).toMatchObject({ code: 0 });
  expect(await courtyard('section', 'token', 'revoke', String(id))).toMatchObject({ code: 1 });
  expect(await publish()).toMatchObject({
    code: 1,
    err: expect.stringContaining('unknown, ended or expired'),
  });
  expect((await courtyard('section', 'token', 'list')).out).toContain('revoked 2');
  expect((await courtyard('section', 'token', 'create', 'gardens', '--expires', 'soon')).code).toBe(2);
});
