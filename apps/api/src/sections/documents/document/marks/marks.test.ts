import { withApp } from '../../../../testing';
import { addDocument, addFolder } from '../../documents.fixture';

const app = withApp();
const owner = () => app.client.as('owner', 'demo');

/** Three documents in a folder of their own. */
async function threeIn(name: string) {
  const person = await app.client.as('admin', 'demo');
  const { id: folderId } = await addFolder(person, app.tenants.demo, name);
  const names = ['a.txt', 'b.txt', 'c.txt'];
  const made: Awaited<ReturnType<typeof addDocument>>[] = [];
  for (const each of names) made.push(await addDocument(app, person, folderId, each));
  const [a, b, c] = made;
  if (!a || !b || !c) throw new Error('nothing was added');
  return { folderId, a, b, c };
}

const open = async (documentId: string) =>
  (await owner()).ok('PUT /api/v1/documents/:documentId/seen', { params: { documentId } });

test('the list is filtered by the caller’s own favorites, counted and exported as such', async () => {
  const person = await owner();
  const { folderId, a, c } = await threeIn('Favorites');
  for (const { id } of [a, c])
    await person.ok('PUT /api/v1/documents/:documentId/favorite', {
      params: { documentId: id },
      body: { isFavorite: true },
    });
  const list = 'GET /api/v1/hoa-documents';
  const namesOf = async (who: typeof person, favorite: 'yes' | 'no') =>
    (await who.ok(list, { query: { folderId, favorite: [favorite] } })).data.map(({ name }) => name);
  expect(await namesOf(person, 'yes')).toEqual(['a.txt', 'c.txt']);
  expect(await namesOf(person, 'no')).toEqual(['b.txt']);
  expect(await namesOf(await app.client.as('admin', 'demo'), 'yes')).toEqual([]);
  const values = await person.ok('GET /api/v1/hoa-documents/values', { query: { folderId, of: 'favorite' } });
  expect(values.data.values.map(({ value, count }) => [value, count])).toEqual([
    ['yes', 2],
    ['no', 1],
  ]);
  const totals = await person.ok('GET /api/v1/hoa-documents/totals', {
    query: { folderId, favorite: ['yes'] },
  });
  expect(totals.data.count).toBe(2);
  const exported = await person.call('GET /api/v1/hoa-documents/export', {
    query: { folderId, favorite: ['yes'] },
  });
  expect(exported.text).not.toContain('b.txt');
});

test('a bulk action takes the favorites that the list shows', async () => {
  const person = await app.client.as('admin', 'demo');
  const { folderId, b } = await threeIn('Favorites in bulk');
  await person.ok('PUT /api/v1/documents/:documentId/favorite', {
    params: { documentId: b.id },
    body: { isFavorite: true },
  });
  const matching = { folderId, favorite: ['yes' as const] };
  const { data } = await person.ok('POST /api/v1/documents/tag', {
    body: { space: 'hoa', chosen: { matching, expected: 1 }, tag: 'Starred', isSet: true },
  });
  expect(data).toMatchObject({ changed: 1, done: [{ id: b.id }] });
});

test('the list is sorted by when the caller opened a document, page by page, the rest at the end', async () => {
  const person = await owner();
  const { folderId, a, c } = await threeIn('Opened');
  await open(c.id);
  await open(a.id);
  const query = { folderId, sort: '-openedAt' as const };
  const { data } = await person.ok('GET /api/v1/hoa-documents', { query });
  expect(data.map(({ name }) => name)).toEqual(['a.txt', 'c.txt', 'b.txt']);
  expect(data.map(({ openedAt }) => openedAt !== null)).toEqual([true, true, false]);
  const first = await person.ok('GET /api/v1/hoa-documents', { query: { ...query, limit: 1 } });
  const cursor = first.data.length === 1 ? (first.page.next ?? '') : '';
  const second = await person.ok('GET /api/v1/hoa-documents', { query: { ...query, limit: 1, cursor } });
  expect(second.data.map(({ name }) => name)).toEqual(['c.txt']);
});

test('what is new for the caller is found until they open it', async () => {
  const person = await owner();
  const { folderId, a } = await threeIn('News');
  await open(a.id);
  const found = async (unseen: 'yes' | 'no') =>
    (await person.ok('GET /api/v1/hoa-documents', { query: { folderId, unseen: [unseen] } })).data.map(
      ({ name }) => name,
    );
  expect(await found('yes')).toEqual(['b.txt', 'c.txt']);
  expect(await found('no')).toEqual(['a.txt']);
});
