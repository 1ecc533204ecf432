import { withApp } from '../../../testing';
import { addFolder, memberIdOf } from '../documents.fixture';

const app = withApp();
const admin = () => app.client.as('admin', 'demo');
const owner = () => app.client.as('owner', 'demo');
const root = () => app.tenants.demo;

type Person = Awaited<ReturnType<typeof admin>>;

const inHoa = async (person: Person, q: string) =>
  (await person.ok('GET /api/v1/hoa-documents/folders/search', { query: { q } })).data;

const inSearch = async (person: Person, q: string) =>
  (await person.ok('GET /api/v1/search', { query: { q } })).data.hits.filter(
    ({ kind }) => kind === 'document-folder',
  );

test('folders are found by the words of their name at any depth, with the folder around them', async () => {
  const person = await owner();
  const outer = await addFolder(await admin(), root(), 'Quagga contracts');
  const inner = await addFolder(await admin(), outer.id, 'Landscaping quagga 2026');
  const found = await inHoa(person, 'QUAGGA 2026');
  expect(found.map(({ id, parent }) => [id, parent?.name])).toEqual([[inner.id, 'Quagga contracts']]);
  const both = await inHoa(person, 'quagga');
  expect(both.map(({ name }) => name)).toEqual(['Landscaping quagga 2026', 'Quagga contracts']);
  expect(both[1]?.parent).toMatchObject({ root: 'hoa' });
  expect(await inHoa(person, '%')).toEqual([]);
  expect(await inHoa(person, '’')).toEqual([]);
  const hits = await inSearch(person, 'quagga 2026');
  expect(hits).toMatchObject([
    {
      id: inner.id,
      title: 'Landscaping quagga 2026',
      subtitle: 'Quagga contracts',
      url: `/documents/hoa-documents?folder=${inner.id}`,
    },
  ]);
});

test('a restricted folder is found by nobody else, nor named as the place of one within it', async () => {
  const [person, reader] = [await admin(), await owner()];
  const secret = await addFolder(person, root(), 'Okapi hearing', true);
  const shared = await addFolder(person, secret.id, 'Okapi evidence');
  const names = async (who: Person) => [
    (await inHoa(who, 'okapi')).map(({ name, parent }) => [name, parent?.name ?? null]),
    (await inSearch(who, 'okapi')).map(({ title, subtitle }) => [title, subtitle]),
  ];
  const [listed, hits] = await names(person);
  expect(listed?.map(([name]) => name)).toEqual(['Okapi evidence', 'Okapi hearing']);
  expect(hits?.map(([title]) => title).toSorted()).toEqual(['Okapi evidence', 'Okapi hearing']);
  expect(await names(reader)).toEqual([[], []]);
  const access = await person.ok('GET /api/v1/document-folders/:folderId/access', {
    params: { folderId: shared.id },
  });
  const grantee = { kind: 'person' as const, id: await memberIdOf(app, 'owner') };
  await person.ok('PUT /api/v1/document-folders/:folderId/access', {
    params: { folderId: shared.id },
    body: { isRestricted: false, grants: [{ grantee, right: 'view' }], version: access.data.version },
  });
  expect(await names(reader)).toEqual([[['Okapi evidence', null]], [['Okapi evidence', null]]]);
});

test('own folders are found among the own documents alone, and by no one else', async () => {
  const [person, reader] = [await admin(), await owner()];
  const mine = await addFolder(reader, await memberIdOf(app, 'owner'), 'Tapir mortgage');
  const found = await reader.ok('GET /api/v1/my-documents/folders/search', { query: { q: 'tapir' } });
  expect(found.data.map(({ id, parent }) => [id, parent?.root])).toEqual([[mine.id, 'member']]);
  expect(await inHoa(reader, 'tapir')).toEqual([]);
  expect((await inSearch(reader, 'tapir'))[0]?.url).toBe(`/documents/my-documents?folder=${mine.id}`);
  const others = await person.ok('GET /api/v1/my-documents/folders/search', { query: { q: 'tapir' } });
  expect([others.data, await inSearch(person, 'tapir')]).toEqual([[], []]);
});

test('a renamed folder is found by its new name, and a deleted one by none', async () => {
  const person = await admin();
  const folder = await addFolder(person, root(), 'Numbat');
  const params = { folderId: folder.id };
  await person.ok('PUT /api/v1/document-folders/:folderId', {
    params,
    body: { name: 'Wombat', version: folder.version },
  });
  expect(await inSearch(person, 'numbat')).toEqual([]);
  expect((await inSearch(person, 'wombat')).map(({ id }) => id)).toEqual([folder.id]);
  await person.ok('DELETE /api/v1/document-folders/:folderId', { params });
  expect([await inSearch(person, 'wombat'), await inHoa(person, 'wombat')]).toEqual([[], []]);
});
