import { withApp } from '../../../../testing';
import { addFolder } from '../../documents.fixture';

const app = withApp();
const admin = () => app.client.as('admin', 'demo');
const owner = () => app.client.as('owner', 'demo');
const root = () => app.tenants.demo;

type Person = Awaited<ReturnType<typeof admin>>;

const key = 'GET /api/v1/document-folders/:folderId/history';
const historyOf = async (who: Person, folderId: string) =>
  (await who.ok(key, { params: { folderId } })).data.map(({ action, changes }) => ({ action, changes }));

test('who may see a folder reads who created, renamed and shared it; with whom, who may share it', async () => {
  const [person, reader] = [await admin(), await owner()];
  const folder = await addFolder(person, root(), 'Roof bids');
  const params = { folderId: folder.id };
  await person.ok('PUT /api/v1/document-folders/:folderId', {
    params,
    body: { name: 'Roof bids 2026', version: folder.version },
  });
  const access = await person.ok('GET /api/v1/document-folders/:folderId/access', { params });
  await person.ok('PUT /api/v1/document-folders/:folderId/access', {
    params,
    body: {
      isRestricted: false,
      grants: [{ grantee: { kind: 'everyone' }, right: 'add' }],
      version: access.data.version,
    },
  });
  const [shared, renamed, created] = await historyOf(person, folder.id);
  expect(shared).toMatchObject({
    action: 'document-folder.grants',
    changes: { grants: { before: [], after: ['Everyone: Can add'] } },
  });
  expect(renamed).toEqual({
    action: 'document-folder.update',
    changes: { name: { before: 'Roof bids', after: 'Roof bids 2026' } },
  });
  expect(created).toMatchObject({
    action: 'document-folder.create',
    changes: { parent: { after: 'HOA documents' } },
  });
  const read = await historyOf(reader, folder.id);
  expect(read.map(({ action }) => action)).toEqual([
    'document-folder.grants',
    'document-folder.update',
    'document-folder.create',
  ]);
  expect(read[0]?.changes).not.toHaveProperty('grants');
});

test('nobody reads the history of a folder that they may not see, nor the name of one in another', async () => {
  const [person, reader] = [await admin(), await owner()];
  const secret = await addFolder(person, root(), 'Hearing of Jones', true);
  const folder = await addFolder(person, secret.id, 'Hearing forms');
  const params = { folderId: folder.id };
  expect((await reader.call(key, { params: { folderId: secret.id } })).status).toBe(404);
  expect((await reader.call(key, { params })).status).toBe(404);
  await person.ok('POST /api/v1/document-folders/:folderId/move', {
    params,
    body: { parentId: root(), version: folder.version },
  });
  const moved = async (who: Person) => (await historyOf(who, folder.id))[0]?.changes['parent'];
  expect(await moved(person)).toEqual({ before: 'Hearing of Jones', after: 'HOA documents' });
  expect(await moved(reader)).toEqual({ before: null, after: 'HOA documents' });
  expect((await reader.call(key, { params })).text).not.toContain('Jones');
  const lake = await app.client.as('admin', 'lakeside');
  expect((await lake.call(key, { params })).status).toBe(404);
});
