import { sql } from 'kysely';
import { withApp } from '../../../testing';
import { addDocument, addFolder, memberIdOf, storedFile } from '../documents.fixture';

const app = withApp();
const admin = () => app.client.as('admin', 'demo');
const owner = () => app.client.as('owner', 'demo');
const root = () => app.tenants.demo;

test('a document has versions, is renamed, and its history tells of both', async () => {
  const person = await admin();
  const made = await addDocument(app, person, root(), 'rules.txt');
  expect(made).toMatchObject({ name: 'rules.txt', kind: 'text', versionNumber: 1, right: 'change' });
  const params = { documentId: made.id };
  const fileId = await storedFile(app, 'rules-2.txt', 'second');
  const second = await person.ok('POST /api/v1/documents/:documentId/versions', {
    params,
    body: { fileId, note: 'Quiet hours', version: made.version },
  });
  expect(second.data.versions.map(({ number, note }) => [number, note])).toEqual([
    [2, 'Quiet hours'],
    [1, null],
  ]);
  const restored = await person.ok('POST /api/v1/documents/:documentId/versions/:number/restore', {
    params: { ...params, number: 1 },
    body: { version: second.data.version },
  });
  expect(restored.data.versions[0]).toMatchObject({ number: 3, restoredFrom: 1, bytes: 9 });
  expect(restored.data.versions[0]?.sha256).toBe(made.versions[0]?.sha256);
  const body = { name: 'House rules.txt', description: null, tags: ['Rules', 'rules'], version: 3 };
  const renamed = await person.ok('PUT /api/v1/documents/:documentId', { params, body });
  expect(renamed.data).toMatchObject({ name: 'House rules.txt', tags: ['rules'], versionNumber: 3 });
  expect(await person.call('PUT /api/v1/documents/:documentId', { params, body })).toMatchObject({
    status: 409,
    body: { code: 'changed-meanwhile' },
  });
  const history = await person.ok('GET /api/v1/documents/:documentId/history', { params });
  expect(history.data.map(({ action }) => action)).toEqual([
    'document.update',
    'document.version',
    'document.version',
    'document.upload',
  ]);
});

test('the same file is no new version, and a file is of one document alone', async () => {
  const person = await admin();
  const made = await addDocument(app, person, root(), 'once.txt');
  const again = await storedFile(app, 'once.txt');
  const params = { documentId: made.id };
  const answer = await person.call('POST /api/v1/documents/:documentId/versions', {
    params,
    body: { fileId: again, version: 1 },
  });
  expect(answer).toMatchObject({ status: 422, body: { fields: { fileId: expect.any(String) } } });
  const body = { folderId: root(), fileId: again };
  await person.ok('POST /api/v1/documents', { body });
  expect((await person.call('POST /api/v1/documents', { body })).status).toBe(409);
});

test('content is sent whole or in part, under its own name, and kept by nobody', async () => {
  const person = await owner();
  const { id } = await addDocument(app, await admin(), root(), 'Übersicht.txt');
  const params = { documentId: id };
  const key = 'GET /api/v1/documents/:documentId/content';
  const whole = await person.call(key, { params });
  expect(whole.text).toBe('Übersicht.txt');
  expect(whole.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'accept-ranges': 'bytes',
    'content-disposition': expect.stringMatching(/^attachment.*%C3%9Cbersicht\.txt/),
  });
  const part = await person.call(key, { params, headers: { range: 'bytes=-3' } });
  expect([part.status, part.text, part.headers['content-range']]).toEqual([206, 'txt', 'bytes 11-13/14']);
  expect((await person.call(key, { params, headers: { range: 'bytes=99-' } })).status).toBe(416);
  expect((await app.client.anonymous('demo').call(key, { params })).status).toBe(401);
});

test('the trash hides a document from all but those who may restore it, and empties itself', async () => {
  const [person, reader] = [await admin(), await owner()];
  const { id } = await addDocument(app, person, root(), 'obsolete.txt');
  const params = { documentId: id };
  const listed = async () =>
    (await reader.ok('GET /api/v1/hoa-documents', { query: { search: 'obsolete' } })).data.length;
  expect(await listed()).toBe(1);
  await person.ok('POST /api/v1/documents/:documentId/trash', { params, body: { version: 1 } });
  expect(await listed()).toBe(0);
  expect((await reader.call('GET /api/v1/hoa-documents/:documentId', { params })).status).toBe(404);
  expect((await reader.call('GET /api/v1/documents/:documentId/content', { params })).status).toBe(404);
  const inTrash = async (who: typeof person) =>
    (await who.ok('GET /api/v1/documents/trash', { query: { search: 'obsolete' } })).data.length;
  expect([await inTrash(person), await inTrash(reader)]).toEqual([1, 0]);
  await person.ok('POST /api/v1/documents/:documentId/restore', { params, body: { version: 2 } });
  expect(await listed()).toBe(1);
  expect((await person.call('DELETE /api/v1/documents/:documentId', { params })).status).toBe(409);
  await person.ok('POST /api/v1/documents/:documentId/trash', { params, body: { version: 3 } });
  app.setClock(new Date(Date.now() + 31 * 86_400_000));
  await app.runJob('documents.empty-trash');
  app.setClock(new Date());
  const left = await app.platform.inTenant(root(), (tx) =>
    sql<{ unattached: boolean }>`select unattached_since is not null as unattached from file
      where name = 'obsolete.txt' and not exists (select from document where id = ${id})`.execute(tx),
  );
  expect(left.rows).toEqual([{ unattached: true }]);
});

test('favorites, what was opened, and what is new are of each person', async () => {
  const person = await owner();
  const [a, b] = [
    await addDocument(app, await admin(), root(), 'new a.txt'),
    await addDocument(app, await admin(), root(), 'new b.txt'),
  ];
  await person.ok('PUT /api/v1/documents/:documentId/favorite', {
    params: { documentId: a.id },
    body: { isFavorite: true },
  });
  await person.ok('PUT /api/v1/documents/:documentId/seen', { params: { documentId: b.id } });
  const { data } = await person.ok('GET /api/v1/documents/overview');
  expect(data.favorites.map(({ id }) => id)).toEqual([a.id]);
  expect(data.recent.map(({ id }) => id)).toEqual([b.id]);
  const unseen = data.unseen.map(({ id }) => id);
  expect([unseen.includes(a.id), unseen.includes(b.id)]).toEqual([true, false]);
  expect((await (await admin()).ok('GET /api/v1/documents/overview')).data.favorites).toEqual([]);
});

test('the list is filtered, sorted and exported, and one of another community is nobody’s', async () => {
  const person = await admin();
  const folder = await addFolder(person, root(), 'Listed');
  for (const name of ['listed b.txt', 'listed a.txt']) await addDocument(app, person, folder.id, name);
  const query = { folderId: folder.id, sort: '-name' as const, kind: ['text' as const] };
  const { data, page } = await person.ok('GET /api/v1/hoa-documents', { query });
  expect([data.map(({ name }) => name), page.total]).toEqual([['listed b.txt', 'listed a.txt'], 2]);
  const exported = await person.call('GET /api/v1/hoa-documents/export', { query });
  expect(
    exported.text
      .trim()
      .split(/\r?\n/)
      .slice(1)
      .map((line) => line.split(',')[0]),
  ).toEqual(['listed b.txt', 'listed a.txt']);
  const lake = await app.client.as('admin', 'lakeside');
  const params = { documentId: data[0]?.id ?? '' };
  expect((await lake.call('GET /api/v1/hoa-documents/:documentId', { params })).status).toBe(404);
  expect((await lake.call('GET /api/v1/documents/:documentId/content', { params })).status).toBe(404);
});

test('a document is found by its words only by those who may see it', async () => {
  const [person, reader] = [await admin(), await owner()];
  const mine = await memberIdOf(app, 'owner');
  await addDocument(app, reader, mine, 'Zanzibar mortgage.txt');
  await addDocument(app, person, root(), 'Zanzibar trip.txt');
  const found = async (who: typeof person) =>
    (await who.ok('GET /api/v1/search', { query: { q: 'zanzibar' } })).data.hits
      .map(({ title }) => title)
      .toSorted();
  expect(await found(reader)).toEqual(['Zanzibar mortgage.txt', 'Zanzibar trip.txt']);
  expect(await found(person)).toEqual(['Zanzibar trip.txt']);
});

test('a copy has bytes of its own, which count', async () => {
  const person = await admin();
  const folder = await addFolder(person, root(), 'Copies');
  const made = await addDocument(app, person, root(), 'rules of the pool.txt');
  const used = async () => (await person.ok('GET /api/v1/shell/storage')).data.usedBytes;
  const before = await used();
  const { data } = await person.ok('POST /api/v1/documents/:documentId/copy', {
    params: { documentId: made.id },
    body: { folderId: folder.id },
  });
  expect(data).toMatchObject({ name: made.name, folder: { name: 'Copies' }, versionNumber: 1 });
  expect(data.versions[0]?.sha256).toBe(made.versions[0]?.sha256);
  expect(await used()).toBe(before + made.bytes);
  const history = await person.ok('GET /api/v1/documents/:documentId/history', {
    params: { documentId: data.id },
  });
  expect(history.data.map(({ action }) => action)).toEqual(['document.copy']);
  // The one that it was made of goes, with its file.
  await person.ok('POST /api/v1/documents/:documentId/trash', {
    params: { documentId: made.id },
    body: { version: made.version },
  });
  await person.ok('DELETE /api/v1/documents/:documentId', { params: { documentId: made.id } });
  app.setClock(new Date(Date.now() + 25 * 3_600_000));
  await app.runJob('files.drop-unattached');
  app.setClock(new Date());
  const content = await person.call('GET /api/v1/documents/:documentId/content', {
    params: { documentId: data.id },
  });
  expect(content.text).toBe('rules of the pool.txt');
});

test('a history names a folder only to those who may see it, and a copy tells no source', async () => {
  const [person, reader] = [await admin(), await owner()];
  const secret = await addFolder(person, root(), 'Hearing of Smith', true);
  const open = await addFolder(person, root(), 'Policies');
  const made = await addDocument(app, person, secret.id, 'policy.txt');
  const params = { documentId: made.id };
  const copy = await person.ok('POST /api/v1/documents/:documentId/copy', {
    params,
    body: { folderId: open.id },
  });
  const body = { folderId: open.id, version: made.version };
  await person.ok('POST /api/v1/documents/:documentId/move', { params, body });
  const historyOf = async (who: typeof person, documentId: string) =>
    (await who.ok('GET /api/v1/documents/:documentId/history', { params: { documentId } })).data.map(
      ({ action, changes: { folder } }) => [action, folder],
    );
  expect(await historyOf(person, made.id)).toEqual([
    ['document.move', { before: 'Hearing of Smith', after: 'Policies' }],
    ['document.upload', { before: null, after: 'Hearing of Smith' }],
  ]);
  expect(await historyOf(reader, made.id)).toEqual([
    ['document.move', { before: null, after: 'Policies' }],
    ['document.upload', undefined],
  ]);
  expect(await historyOf(reader, copy.data.id)).toEqual([
    ['document.copy', { before: null, after: 'Policies' }],
  ]);
  const whole = await reader.call('GET /api/v1/documents/:documentId/history', {
    params: { documentId: copy.data.id },
  });
  expect(whole.text).not.toContain('Smith');
});

test('two names that look the same are the same, whatever their accents are made of', async () => {
  const person = await admin();
  await addFolder(person, root(), 'Caf\u00e9');
  const { data } = await person.ok('GET /api/v1/hoa-documents/folders', { query: {} });
  const parentId = data.folder?.id ?? '';
  const twin = await person.call('POST /api/v1/document-folders', { body: { parentId, name: 'Cafe\u0301' } });
  expect(twin).toMatchObject({ status: 422, body: { fields: { name: expect.any(String) } } });
  const made = await addDocument(app, person, root(), 'Men\u0075\u0301.txt');
  const body = { name: 'Nin\u0303o.txt', description: null, tags: [], version: made.version };
  const params = { documentId: made.id };
  const renamed = await person.ok('PUT /api/v1/documents/:documentId', { params, body });
  expect(renamed.data.name).toBe('Ni\u00f1o.txt');
  const found = await person.ok('GET /api/v1/hoa-documents', { query: { search: 'nin\u0303o' } });
  expect(found.data.map(({ id }) => id)).toEqual([made.id]);
});

test.each(['Übersicht “2024” — Año.txt', '会议记录.txt', "it's 100% (final); v2.txt", 'a\u202Etxt.exe.txt'])(
  '%s is downloaded under its own name',
  async (name) => {
    const person = await admin();
    const fileId = await storedFile(app, 'plain.txt');
    const body = { folderId: root(), fileId, name };
    const { data } = await person.ok('POST /api/v1/documents', { body });
    const params = { documentId: data.id };
    const { headers } = await person.call('GET /api/v1/documents/:documentId/content', { params });
    const sent = /filename\*=UTF-8''([^;]+)$/.exec(String(headers['content-disposition']))?.[1] ?? '';
    expect(decodeURIComponent(sent)).toBe(data.name);
    expect(sent).toMatch(/^[A-Za-z0-9!#$&+.^_`|~%-]+$/);
  },
);
