import type { FolderGrant } from '@courtyard/contract/documents/folder/folder';
import { sql } from 'kysely';
import { type TestPerson, withApp } from '../../../testing';
import { picture } from '../../../platform/section/demo/picture';
import { addFolder, addReadDocument, memberIdOf } from '../documents.fixture';

const app = withApp();

/** Documents of one word, of which one is a picture: where they are, and who may see them. */
async function spreadDocuments(word: string) {
  const [admin, owner] = [await app.client.as('admin', 'demo'), await app.client.as('owner', 'demo')];
  const board = await addFolder(admin, app.tenants.demo, `Board of ${word}`, true);
  const params = { folderId: board.id };
  const person = (id: string): FolderGrant => ({ grantee: { kind: 'person', id }, right: 'change' });
  const grants = [person(await memberIdOf(app, 'admin')), person(await memberIdOf(app, 'board'))];
  const access = (await admin.ok('GET /api/v1/document-folders/:folderId/access', { params })).data;
  const body = { isRestricted: true, grants, version: access.version };
  await admin.ok('PUT /api/v1/document-folders/:folderId/access', { params, body });
  const text = `The ${word} of a document`;
  const made = async (who: TestPerson, folderId: string) => ({
    text: (await addReadDocument(app, who, folderId, 'words.txt', text)).id,
    picture: (
      await addReadDocument(app, who, folderId, `${word}.png`, picture([9, 9, 9], [folderId.length, 1, 1]))
    ).id,
  });
  const trashed = await made(admin, app.tenants.demo);
  for (const documentId of Object.values(trashed))
    await admin.ok('POST /api/v1/documents/:documentId/trash', {
      params: { documentId },
      body: { version: 1 },
    });
  return [
    { documents: await made(admin, app.tenants.demo), seenBy: ['admin', 'board', 'owner'] },
    { documents: await made(admin, board.id), seenBy: ['admin', 'board'] },
    { documents: await made(owner, await memberIdOf(app, 'owner')), seenBy: ['owner'] },
    // Those who may restore it may look at it too; no search finds it.
    { documents: trashed, seenBy: ['admin'], isTrashed: true },
  ];
}

/** Every call by which bytes of a document or a picture of it are read. */
const waysToBytes = {
  content: 'GET /api/v1/documents/:documentId/content',
  thumbnail: 'GET /api/v1/documents/:documentId/thumbnail',
} as const;

test('bytes, thumbnails, passages and searches tell of a document only to those who may see its folder', async () => {
  const word = 'zyzzyva';
  const places = await spreadDocuments(word);
  const ids = (answers: readonly { id: string }[]) => new Set(answers.map(({ id }) => id));
  for (const who of ['admin', 'board', 'owner', 'vendor'] as const) {
    const person = await app.client.as(who, 'demo');
    const stranger = await app.client.as('admin', 'lakeside');
    const query = { q: word };
    const asked = await person.call('GET /api/v1/documents/contents', { query });
    const contents = asked.status === 200 ? ids(asked.body.data.map(({ document }) => document)) : new Set();
    const { hits } = (await person.ok('GET /api/v1/search', { query })).data;
    const topBar = ids(hits);
    for (const { documents, seenBy, isTrashed } of places) {
      const isSeen = seenBy.includes(who);
      const place = [who, seenBy];
      expect([...place, contents.has(documents.text)]).toEqual([...place, isSeen && !isTrashed]);
      expect([...place, topBar.has(documents.text), topBar.has(documents.picture)]).toEqual([
        ...place,
        isSeen && !isTrashed,
        isSeen && !isTrashed,
      ]);
      for (const [way, key] of Object.entries(waysToBytes)) {
        const params = { documentId: documents.picture };
        const answer = await person.call(key, { params });
        const part = await person.call(key, { params, headers: { range: 'bytes=0-3' } });
        const isGiven = [answer.status < 300, part.status < 300];
        expect([...place, way, isGiven]).toEqual([...place, way, [isSeen, isSeen]]);
        expect((await stranger.call(key, { params })).status).toBe(404);
        expect((await app.client.anonymous('demo').call(key, { params })).status).toBe(401);
      }
    }
  }
});

test('a right that is taken away ends every way at once', async () => {
  const [admin, board] = [await app.client.as('admin', 'demo'), await app.client.as('board', 'demo')];
  const folder = await addFolder(admin, app.tenants.demo, 'For a time');
  const { id } = await addReadDocument(app, admin, folder.id, 'ephemera.txt', 'A short ephemeron');
  const found = async () => {
    const query = { q: 'ephemeron' };
    const { data } = await board.ok('GET /api/v1/documents/contents', { query });
    const { hits } = (await board.ok('GET /api/v1/search', { query })).data;
    const content = await board.call(waysToBytes.content, { params: { documentId: id } });
    return [data.length, hits.length, content.status];
  };
  expect(await found()).toEqual([1, 1, 200]);
  const params = { folderId: folder.id };
  const { version } = (await admin.ok('GET /api/v1/document-folders/:folderId/access', { params })).data;
  const grants: FolderGrant[] = [
    { grantee: { kind: 'person', id: await memberIdOf(app, 'admin') }, right: 'change' },
  ];
  const body = { isRestricted: true, grants, version };
  await admin.ok('PUT /api/v1/document-folders/:folderId/access', { params, body });
  expect(await found()).toEqual([0, 0, 404]);
});

test('whoever may only see the list opens nothing of it', async () => {
  const admin = await app.client.as('admin', 'demo');
  const folder = await addFolder(admin, app.tenants.demo, 'Listed alone');
  const { id } = await addReadDocument(app, admin, folder.id, 'quokka.png', picture([9, 9, 9], [7, 1, 1]));
  const { id: textId } = await addReadDocument(app, admin, folder.id, 'quokka.txt', 'A quokkaword in a text');
  const reader = await app.client.as('owner', 'demo');
  await app.platform.inTenant(app.tenants.demo, (tx) =>
    sql`delete from role_permission where permission in ('Hoa Document Details View', 'My Document Details View')`.execute(
      tx,
    ),
  );
  app.platform.sessions.forget(app.tenants.demo);
  const params = { documentId: id };
  const { data } = await reader.ok('GET /api/v1/hoa-documents', { query: { folderId: folder.id } });
  expect(data).toHaveLength(2);
  expect((await reader.call(waysToBytes.thumbnail, { params })).status).toBe(200);
  const statuses = [
    await reader.call(waysToBytes.content, { params }),
    await reader.call('GET /api/v1/documents/:documentId/text', { params: { documentId: textId } }),
    await reader.call('GET /api/v1/documents/:documentId/history', { params }),
    await reader.call('GET /api/v1/documents/zip', { query: { ids: id } }),
    await reader.call('GET /api/v1/document-folders/:folderId/zip', { params: { folderId: folder.id } }),
    await reader.call('POST /api/v1/documents/:documentId/copy', {
      params,
      body: { folderId: await memberIdOf(app, 'owner') },
    }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([403, 403, 403, 403, 403, 403]);
  const query = { q: 'quokkaword' };
  expect((await reader.ok('GET /api/v1/documents/contents', { query })).data).toEqual([]);
  expect((await reader.ok('GET /api/v1/search', { query })).data.hits).toEqual([]);
});
