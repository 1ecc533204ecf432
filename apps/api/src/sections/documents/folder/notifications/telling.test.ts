import { sql } from 'kysely';
import type { DemoPerson } from '../../../../platform/section/demo/demo-community';
import { withApp } from '../../../../testing';
import { addDocument, addFolder, memberIdOf, storedFile } from '../../documents.fixture';

const app = withApp();
const admin = () => app.client.as('admin', 'demo');
const root = () => app.tenants.demo;

let minutes = 0;
/** The job a while later, when nothing more was uploaded. */
async function later() {
  minutes += 10;
  app.setClock(new Date(Date.now() + minutes * 60_000));
  await app.runJob('documents.tell', { tenantId: app.tenants.demo });
}

async function toldOf(account: DemoPerson, kind: string) {
  const person = await app.client.as(account, 'demo');
  const { data } = await person.ok('GET /api/v1/shell/notifications', {});
  return data.filter((each) => each.kind === kind).map(({ title, text, link }) => ({ title, text, link }));
}

test('a folder that somebody follows: one notice for all that was added, of what they may see alone', async () => {
  const [person, reader] = [await admin(), await app.client.as('owner', 'demo')];
  const plans = await addFolder(person, root(), 'Plans to follow');
  const within = await addFolder(person, plans.id, '2026');
  const closed = await addFolder(person, plans.id, 'Closed', true);
  const params = { folderId: plans.id };
  await reader.ok('PUT /api/v1/document-folders/:folderId/follow', { params, body: { isFollowed: true } });
  const { data } = await reader.ok('GET /api/v1/hoa-documents/folders', { query: { parentId: plans.id } });
  expect(data.folder?.isFollowed).toBe(true);
  await addDocument(app, person, plans.id, 'a.txt');
  await addDocument(app, person, within.id, 'b.txt');
  await addDocument(app, person, closed.id, 'secret.txt');
  // Still uploading: nothing is told yet.
  await app.runJob('documents.tell', { tenantId: app.tenants.demo });
  expect(await toldOf('owner', 'documents.added')).toEqual([]);
  await later();
  const notice = {
    title: '2 new documents',
    text: 'Added to Plans to follow by Maya Okafor',
    link: `/documents/hoa-documents?folder=${plans.id}`,
  };
  expect(await toldOf('owner', 'documents.added')).toEqual([notice]);
  for (const other of ['admin', 'board'] as const) expect(await toldOf(other, 'documents.added')).toEqual([]);
  await reader.ok('PUT /api/v1/document-folders/:folderId/follow', { params, body: { isFollowed: false } });
  await addDocument(app, person, plans.id, 'c.txt');
  await later();
  expect(await toldOf('owner', 'documents.added')).toEqual([notice]);
});

test('a new version of a favorite is told to who may see it when it is told', async () => {
  const [person, reader] = [await admin(), await app.client.as('owner', 'demo')];
  const folder = await addFolder(person, root(), 'With favorites');
  const { id: documentId } = await addDocument(app, person, folder.id, 'Rules.txt');
  const params = { documentId };
  await reader.ok('PUT /api/v1/documents/:documentId/favorite', { params, body: { isFavorite: true } });
  const next = async (version: number) =>
    person.ok('POST /api/v1/documents/:documentId/versions', {
      params,
      body: { fileId: await storedFile(app, 'Rules.txt', `version ${version}`), version },
    });
  await next(1);
  await later();
  const notices = [
    {
      title: 'New version of Rules.txt',
      text: 'Uploaded by Maya Okafor',
      link: `/documents/hoa-documents/details?id=${documentId}`,
    },
  ];
  expect(await toldOf('owner', 'documents.version-added')).toEqual(notices);
  await next(2);
  const access = await person.ok('GET /api/v1/document-folders/:folderId/access', {
    params: { folderId: folder.id },
  });
  const grants = [
    { grantee: { kind: 'person' as const, id: await memberIdOf(app, 'admin') }, right: 'change' as const },
  ];
  await person.ok('PUT /api/v1/document-folders/:folderId/access', {
    params: { folderId: folder.id },
    body: { isRestricted: true, grants, version: access.data.version },
  });
  await later();
  expect(await toldOf('owner', 'documents.version-added')).toEqual(notices);
});

test('those whose home it is are told of its documents, and somebody of a folder shared with them', async () => {
  const [person, reader] = [await admin(), await app.client.as('owner', 'demo')];
  const home = (await reader.ok('GET /api/v1/properties/mine')).data[0]?.id ?? '';
  const folder = await addFolder(person, root(), 'For one owner', true);
  const { id: documentId } = await addDocument(app, person, folder.id, 'Deed.txt');
  const linking = { params: { recordKind: 'property' as const, recordId: home, documentId } };
  await person.ok('PUT /api/v1/document-links/:recordKind/:recordId/:documentId', linking);
  await later();
  expect(await toldOf('owner', 'documents.filed')).toEqual([]);
  const share = async (memberIds: readonly string[], version: number) =>
    person.ok('PUT /api/v1/document-folders/:folderId/access', {
      params: { folderId: folder.id },
      body: {
        isRestricted: true,
        version,
        grants: [
          { grantee: { kind: 'person', id: await memberIdOf(app, 'admin') }, right: 'change' },
          ...memberIds.map((id) => ({ grantee: { kind: 'person' as const, id }, right: 'view' as const })),
        ],
      },
    });
  await share([await memberIdOf(app, 'owner')], folder.version);
  expect(await toldOf('owner', 'documents.shared')).toEqual([
    {
      title: 'Folder shared with you: For one owner',
      text: 'Shared by Maya Okafor',
      link: `/documents/hoa-documents?folder=${folder.id}`,
    },
  ]);
  await person.ok('DELETE /api/v1/document-links/:recordKind/:recordId/:documentId', linking);
  await person.ok('PUT /api/v1/document-links/:recordKind/:recordId/:documentId', linking);
  await later();
  expect(await toldOf('owner', 'documents.filed')).toEqual([
    {
      title: expect.stringMatching(/^New document for \w/),
      text: 'Deed.txt',
      link: `/properties-common-areas/properties/detail?id=${home}`,
    },
  ]);
  expect(await toldOf('board', 'documents.filed')).toEqual([]);
  const { rows } = await app.platform.inTenant(app.tenants.demo, (tx) =>
    sql`select from document_notice`.execute(tx),
  );
  expect(rows).toEqual([]);
});
