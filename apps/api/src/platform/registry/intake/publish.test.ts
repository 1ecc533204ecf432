import { readdir, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { withApp } from '../../../testing';
import { until } from '../../../testing/until';
import { listReleases } from '../release/release-list.sql';
import { builtFiles, type Change, integrityOf, releaseOf } from '../release/section-build.fixture';
import { createPublishToken, publishTokens, revokePublishToken } from './publish-tokens.service';
import { releaseLimits } from './receive-release';

const tested = withApp();
const address = '/api/v1/registry/releases';
const boundary = 'a-boundary';
type Parts = Record<string, string | Buffer>;

/** A release as its files, `release.json` first. */
const partsOf = (change: Change = {}): Parts => ({
  'release.json': JSON.stringify(releaseOf(change)),
  ...(change.files ?? builtFiles),
});

function bodyOf(parts: Parts): Buffer {
  const pieces = Object.entries(parts).flatMap(([name, content]) => [
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="f"\r\n\r\n`,
    content,
    '\r\n',
  ]);
  return Buffer.concat([...pieces, `--${boundary}--\r\n`].map((piece) => Buffer.from(piece)));
}

const tokenFor = (
  sectionId: string,
  channels: ('canary' | 'stable')[] = ['canary'],
  expiresAt: Date | null = null,
) =>
  createPublishToken(tested.platform.db, { sectionId, name: 'ci', channels, expiresAt, createdBy: 'test' });

let token: string;
let sent = 0;
beforeAll(async () => {
  token = await tokenFor('gardens');
});

interface Sending {
  token?: string | null;
  channel?: string;
  type?: string;
  from?: string;
}

async function send(parts: Parts, how: Sending = {}) {
  const bearer = how.token === undefined ? token : how.token;
  const response = await tested.app.inject({
    method: 'POST',
    url: how.channel === undefined ? address : `${address}?channel=${how.channel}`,
    // Attempts are counted by address, and the tests are nobody's attack.
    remoteAddress: how.from ?? `10.0.0.${(sent += 1)}`,
    headers: {
      // Of no community: releases are the installation's.
      host: 'registry.example',
      'content-type': how.type ?? `multipart/form-data; boundary=${boundary}`,
      ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
    },
    payload: bodyOf(parts),
  });
  return { status: response.statusCode, body: response.json() };
}

const incoming = () => readdir(join(tested.platform.dataFolder, 'sections-incoming')).catch(() => []);
const published = async () => {
  const releases = (await listReleases(tested.platform.db)).filter(
    ({ sectionId }) => sectionId === 'gardens',
  );
  return Object.fromEntries(releases.map(({ version, points }) => [version, points]));
};

test('a release is published, its files are served, and its history says by whom', async () => {
  expect(await send(partsOf({ version: '1.0.0' }))).toEqual({
    status: 201,
    body: { data: { section: 'gardens', version: '1.0.0', isNew: true, channel: null } },
  });
  const folder = join(tested.platform.dataFolder, 'sections/gardens/1.0.0');
  expect((await readdir(folder)).toSorted()).toEqual(Object.keys(builtFiles).toSorted());
  expect(await readFile(join(folder, 'entry.1a2b.js'), 'utf8')).toBe('entry();');
  expect(await incoming()).toEqual([]);
  // A token for canary makes nothing stable, not even the first release.
  expect(await published()).toEqual({ '1.0.0': [] });
  const [row] = await tested.platform.db.selectFrom('sectionRelease').select('publishedBy').execute();
  expect(row?.publishedBy).toBe('token "ci"');
});

test('the very same again is no second release, and points a channel at it all the same', async () => {
  const again = await send(partsOf({ version: '1.0.0' }), { channel: 'canary' });
  expect(again).toMatchObject({ status: 200, body: { data: { isNew: false, channel: 'canary' } } });
  expect(await published()).toEqual({ '1.0.0': ['canary'] });
});

test('another build of a version that there is, is refused', async () => {
  const files = { 'entry.1a2b.js': 'other();', 'routes.3c4d.js': 'routes();' };
  const { status, body } = await send(partsOf({ version: '1.0.0', files }));
  expect([status, body.code]).toEqual([409, 'published-already']);
  expect(body.detail).toContain('gardens 1.0.0 was published already');
  expect(
    await readFile(join(tested.platform.dataFolder, 'sections/gardens/1.0.0/entry.1a2b.js'), 'utf8'),
  ).toBe('entry();');
});

test('compressed forms come along where they are what they should be', async () => {
  const parts = partsOf({ version: '1.1.0' });
  const good = { ...parts, 'entry.1a2b.js.gz': gzipSync('entry();') };
  expect((await send({ ...parts, 'entry.1a2b.js.gz': gzipSync('evil();') })).body.detail).toBe(
    'entry.1a2b.js.gz is not entry.1a2b.js compressed.',
  );
  expect((await send(good)).status).toBe(201);
});

describe('a token', () => {
  const next = partsOf({ version: '2.0.0' });

  test('is needed, and one that was ended or is over works no longer', async () => {
    const over = await tokenFor('gardens', ['canary'], new Date(Date.now() - 1000));
    const ended = await tokenFor('gardens');
    const [newest] = await publishTokens(tested.platform.db, 'gardens');
    await revokePublishToken(tested.platform.db, newest?.id ?? '', 'test');
    for (const refused of [null, 'x', `courtyard_publish_${'x'.repeat(43)}`, over, ended]) {
      expect((await send(next, { token: refused })).status).toBe(401);
    }
  });

  test('publishes its own section only, and moves the channels that it was made for', async () => {
    const other = await send(next, { token: await tokenFor('people') });
    expect([other.status, other.body.detail]).toEqual([
      403,
      'This token publishes people, and this is a release of gardens.',
    ]);
    expect((await send(next, { channel: 'stable' })).status).toBe(403);
    expect((await send(next, { channel: 'beta' })).status).toBe(422);
    expect(await published()).not.toHaveProperty('2.0.0');
    const both = await tokenFor('gardens', ['canary', 'stable']);
    expect((await send(next, { channel: 'stable', token: both })).status).toBe(201);
    expect(await published()).toMatchObject({ '2.0.0': ['stable'] });
  });

  test('is kept as a hash, with its last use', async () => {
    const tokens = await publishTokens(tested.platform.db, 'gardens');
    expect(tokens.some(({ lastUsedAt }) => lastUsedAt !== null)).toBe(true);
    const { rows } = await tested.platform.pool.query('select * from section_publish_token');
    expect(JSON.stringify(rows)).not.toContain(token.slice(-20));
  });

  test('cannot be guessed at for long', async () => {
    const from = '10.9.9.9';
    for (let tries = 0; tries < 60; tries += 1) await send({}, { token: 'x', from });
    expect((await send(next, { from })).status).toBe(429);
  });
});

describe('what is refused', () => {
  const release = releaseOf({ version: '3.0.0' });
  const asset = (file: string, content = 'x') => ({
    file,
    bytes: content.length,
    integrity: integrityOf(content),
  });
  const withAsset = (file: string): Parts => ({
    'release.json': JSON.stringify({ ...release, assets: [...release.assets, asset(file)] }),
    ...builtFiles,
    [file]: 'x',
  });
  const huge = { ...asset('huge.js'), bytes: releaseLimits.bytes + 1 };
  const many = Array.from({ length: releaseLimits.files + 1 }, (_, at) => asset(`${at}.js`));

  test.each<[string, Parts, string]>([
    [
      'a file with another content',
      { ...partsOf({ version: '3.0.0' }), 'beds.5e6f.js': 'evil()' },
      'beds.5e6f.js does not have the hash',
    ],
    ['a file that is missing', { 'release.json': JSON.stringify(release) }, 'entry.1a2b.js is missing'],
    [
      'a file that is not listed',
      { ...partsOf({ version: '3.0.0' }), 'more.js': '' },
      'more.js is not among the assets',
    ],
    [
      'a file larger than listed',
      { ...partsOf({ version: '3.0.0' }), 'beds.5e6f.js': 'beds();;' },
      'beds.5e6f.js is larger than',
    ],
    ['a way out of the folder', withAsset('../../evil.js'), '../../evil.js is not a plain file name'],
    ['an absolute path', withAsset('/etc/evil.js'), '/etc/evil.js is not a plain file name'],
    [
      'files before their description',
      { 'entry.1a2b.js': 'entry();', ...partsOf() },
      'send release.json first',
    ],
    ['nothing', {}, 'send release.json'],
    ['no JSON', { 'release.json': '{' }, 'release.json is not JSON'],
    ['JSON without end', { 'release.json': '['.repeat(100_000) }, 'release.json is not JSON'],
    [
      'menus without end',
      { 'release.json': `{"declaration":{"menu":${'{"children":['.repeat(20_000)}1${']}'.repeat(20_000)}}}` },
      'release.json',
    ],
    [
      'a description without end',
      { 'release.json': ' '.repeat(releaseLimits.descriptionBytes + 1) },
      'release.json is too large',
    ],
    [
      'too large a release',
      { 'release.json': JSON.stringify({ ...release, assets: [...release.assets, huge] }) },
      'at most 1000 of 64 MB are taken',
    ],
    [
      'a release that makes room by a file of less than nothing',
      {
        'release.json': JSON.stringify({
          ...release,
          assets: [...release.assets, huge, { ...asset('less.js'), bytes: -releaseLimits.bytes }],
        }),
      },
      'bytes',
    ],
    [
      'a file that is a folder too',
      withAsset('entry.1a2b.js/evil.js'),
      'entry.1a2b.js/evil.js cannot be kept',
    ],
    ['a name longer than a disk takes', withAsset(`${'x'.repeat(256)}.js`), 'cannot be kept'],
    [
      'too many files',
      { 'release.json': JSON.stringify({ ...release, assets: many }) },
      'at most 1000 of 64 MB are taken',
    ],
  ])('%s', async (_what, parts, reason) => {
    const { status, body } = await send(parts);
    expect([status, body.code]).toEqual([422, 'release-refused']);
    expect(body.detail).toContain(reason);
    expect(await incoming()).toEqual([]);
    expect(await published()).not.toHaveProperty('3.0.0');
  });

  test('a body that is no multipart', async () => {
    const json = await send({}, { type: 'application/json' });
    expect([json.status, json.body.detail]).toEqual([415, 'Send multipart/form-data.']);
    expect((await send({}, { type: 'multipart/form-data' })).status).toBe(400);
    const long = `multipart/form-data; boundary=${'x'.repeat(300)}`;
    expect((await send({}, { type: long })).status).toBe(400);
  });

  test('a release that does not fit is published, and the channel stays', async () => {
    const uses = { exports: {}, calls: { 'GET /api/v1/moats': {} }, shapes: [] };
    const { status, body } = await send(partsOf({ version: '3.1.0', release: { uses } }), {
      channel: 'canary',
    });
    expect([status, body.code]).toEqual([409, 'not-promoted']);
    expect(body.detail).toContain(
      'canary stays where it was: gardens 3.1.0 makes the call GET /api/v1/moats, which the server does not have.',
    );
    expect(await published()).toMatchObject({ '1.0.0': ['canary'], '3.1.0': [] });
  });
});

describe('what is cut off', () => {
  /** A publication whose connection breaks after so many bytes of its body, once the server has read them. */
  async function breakOff(bytesOf: (body: Buffer) => number, isRead: () => Promise<boolean>): Promise<void> {
    if (!tested.app.server.listening) await tested.app.listen({ port: 0, host: '127.0.0.1' });
    const where = tested.app.server.address();
    const port = typeof where === 'object' && where ? where.port : 0;
    const body = bodyOf(partsOf({ version: '4.0.0' }));
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST ${address} HTTP/1.1\r\nhost: registry.example\r\nauthorization: Bearer ${token}\r\ncontent-type: multipart/form-data; boundary=${boundary}\r\ncontent-length: ${body.length}\r\n\r\n`,
    );
    socket.write(body.subarray(0, bytesOf(body)));
    await until(isRead);
    socket.destroy();
    await until(async () => (await incoming()).length === 0);
    expect(await published()).not.toHaveProperty('4.0.0');
  }

  test('a connection that breaks in the middle leaves nothing', () =>
    breakOff(
      (body) => body.length - 60,
      async () => (await incoming()).length > 0,
    ));

  test('one that breaks inside of release.json ends nothing else', async () => {
    let reads = 0;
    await breakOff(
      (body) => body.indexOf('"4.0.0"'),
      async () => (reads += 1) > 30,
    );
    expect((await tested.app.inject('/healthz')).statusCode).toBe(200);
  });
});
