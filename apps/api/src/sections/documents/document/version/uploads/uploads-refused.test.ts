import { randomBytes } from 'node:crypto';
import { withApp } from '../../../../../testing';
import { addFolder, memberIdOf } from '../../../documents.fixture';
import { type Answer, contentOf, partHeaders, withUploads } from './tus-client.fixture';

const app = withApp();
const { open, send, create, begin, patch, head, cancel, idOf, parts, storedOf } = withUploads(app);
const admin = () => app.client.as('admin', 'demo');
const root = () => app.tenants.demo;

describe('refused are', () => {
  test.each([
    ['with its length', {}],
    ['without it', { 'transfer-encoding': 'chunked' }],
  ])('more bytes than announced, %s, and nothing of them stays', async (_how, headers) => {
    const person = await admin();
    const path = await begin(person, { bytes: 1000 });
    const { sent, answer } = open(person, {
      method: 'PATCH',
      path,
      headers: {
        ...partHeaders(0),
        ...('transfer-encoding' in headers ? headers : { 'content-length': '2000' }),
      },
    });
    sent.end(contentOf(2000));
    expect([(await answer).status, (await answer).code]).toEqual([413, 'longer-than-announced']);
    expect([(await head(person, path)).status, await parts()]).toEqual([404, []]);
  });

  test('a program, as soon as its beginning shows that it is one', async () => {
    const person = await admin();
    const path = await begin(person, { bytes: 1_000_000, name: 'photo.png' });
    const refused = await patch(
      person,
      path,
      0,
      Buffer.concat([Buffer.from('MZ\u0090\0'), randomBytes(50_000)]),
    );
    expect([refused.status, refused.code]).toEqual([415, 'file-kind']);
    expect([(await head(person, path)).status, await parts()]).toEqual([404, []]);
  });

  test.each([
    ['bylaws.pdf', '<!doctype html><script>alert(1)</script>'],
    ['bylaws.html', '<!doctype html><p>Bylaws</p>'],
    ['plan.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ])('%s that a browser would run, once all of it is there', async (name, text) => {
    const person = await admin();
    const content = Buffer.from(text);
    const path = await begin(person, { bytes: content.length, name });
    const refused = await patch(person, path, 0, content);
    expect([refused.status, refused.code]).toEqual([415, 'file-kind']);
    expect([(await head(person, path)).status, await parts()]).toEqual([404, []]);
  });

  test('more than 1 GiB, nothing at all, another protocol, and what nothing is taken for', async () => {
    const person = await admin();
    const codes = async (answer: Promise<Answer>) => [(await answer).status, (await answer).code];
    expect(await codes(create(person, { bytes: 1024 ** 3 + 1 }))).toEqual([413, 'file-too-large']);
    expect(await codes(create(person, { bytes: 0 }))).toEqual([422, 'file-empty']);
    expect(await codes(create(person, { bytes: 5, purpose: 'logo' }))).toEqual([422, 'validation']);
    expect(await codes(create(person, { bytes: 5, about: 'x' }))).toEqual([422, 'validation']);
    expect(
      await codes(send(person, { headers: { 'tus-resumable': '0.2.2', 'idempotency-key': 'x' } })),
    ).toEqual([412, 'tus-version']);
    const path = await begin(person, { bytes: 5 });
    expect(
      await codes(
        patch(person, path, 0, contentOf(100), { headers: { 'content-type': 'application/json' } }),
      ),
    ).toEqual([400, 'malformed']);
    expect(
      await codes(patch(person, path, 0, contentOf(100), { headers: { 'content-type': 'image/png' } })),
    ).toEqual([415, 'media-type']);
  });

  test('more than 2 GB of unfinished uploads of one person', async () => {
    const person = await admin();
    const gigabyte = 1024 ** 3;
    const paths = [await begin(person, { bytes: gigabyte }), await begin(person, { bytes: gigabyte })];
    expect((await create(person, { bytes: 1 })).status).toBe(429);
    expect((await cancel(person, paths[0] ?? '')).status).toBe(204);
    expect((await create(person, { bytes: 1 })).status).toBe(201);
  });
});

test('an upload is of one member of one community: to others it is not there', async () => {
  const person = await admin();
  const path = await begin(person, { bytes: 1000 });
  const [board, lake] = [await app.client.as('board', 'demo'), await app.client.as('admin', 'lakeside')];
  for (const [other, community] of [
    [board, 'demo'],
    [lake, 'lakeside'],
  ] as const) {
    const of = { community };
    expect((await head(other, path, community)).status).toBe(404);
    expect((await patch(other, path, 0, contentOf(1000), of)).status).toBe(404);
    expect(
      (await send(other, { method: 'DELETE', path, headers: { 'idempotency-key': 'x' }, ...of })).status,
    ).toBe(404);
  }
  expect((await head(person, path)).headers['upload-offset']).toBe('0');
});

test('the right is asked at every request: who lost it goes no further', async () => {
  const [person, board] = [await admin(), await app.client.as('board', 'demo')];
  const folder = await addFolder(person, root(), 'Given and taken', true);
  const [self, other] = [await memberIdOf(app, 'admin'), await memberIdOf(app, 'board')];
  const share = async (right: 'view' | 'add', version: number) =>
    person.ok('PUT /api/v1/document-folders/:folderId/access', {
      params: { folderId: folder.id },
      body: {
        isRestricted: true,
        grants: [
          { grantee: { kind: 'person', id: self }, right: 'change' },
          { grantee: { kind: 'person', id: other }, right },
        ],
        version,
      },
    });
  expect((await create(board, { bytes: 5, about: folder.id })).status).toBe(404);
  const { data } = await share('add', folder.version);
  const content = contentOf(1000);
  const path = await begin(board, { bytes: 1000, about: folder.id });
  expect((await patch(board, path, 0, content.subarray(0, 500))).status).toBe(204);
  await share('view', data.version);
  expect((await head(board, path)).status).toBe(403);
  expect((await patch(board, path, 500, content.subarray(500))).status).toBe(403);
  expect(await storedOf(path)).toBeUndefined();
});

test('what came for a document is taken by nothing else, whatever asks for it', async () => {
  const person = await admin();
  const content = Buffer.from('unit,owner\n1,Ana\n');
  const path = await begin(person, { bytes: content.length, name: 'units.csv' });
  await patch(person, path, 0, content);
  const { platform, tenants } = app;
  await expect(
    platform.inTenant(tenants.demo, (tx) => platform.files.attach(tx, idOf(path))),
  ).rejects.toThrow('uploaded for something else');
  await expect(platform.inTenant(tenants.demo, (tx) => platform.files.read(tx, idOf(path)))).rejects.toThrow(
    'file',
  );
});

test.each([
  [
    'plans.zip',
    Buffer.concat([Buffer.from('PK\u0003\u0004\u0014\0\0\0\0\0'), Buffer.alloc(60)]),
    'application/zip',
  ],
  ['answer.eml', Buffer.from('From: a@b.example\r\nSubject: Roof\r\n\r\nHello\r\n'), 'message/rfc822'],
  ['roof.dxf', Buffer.from('  0\r\nSECTION\r\n  2\r\nHEADER\r\n'), 'image/vnd.dxf'],
  ['roof.dwg', Buffer.concat([Buffer.from('AC1032\0\0\0\0'), Buffer.alloc(60)]), 'image/vnd.dwg'],
  [
    'walk.mp4',
    Buffer.concat([Buffer.from('\0\0\0\u0018ftypmp42\0\0\0\0mp42isom'), Buffer.alloc(60)]),
    'video/mp4',
  ],
])('%s is stored to be downloaded', async (name, content, mediaType) => {
  const person = await admin();
  const path = await begin(person, { bytes: content.length, name });
  expect((await patch(person, path, 0, content)).status).toBe(204);
  const { data } = await person.ok('POST /api/v1/documents', {
    body: { folderId: root(), fileId: idOf(path) },
  });
  expect([data.kind, data.versions[0]?.mediaType]).toEqual(['other', mediaType]);
  const shown = await person.call('GET /api/v1/documents/:documentId/content', {
    params: { documentId: data.id },
    query: { inline: 'true' },
  });
  expect(shown.headers['content-disposition']).toMatch(/^attachment/);
});
