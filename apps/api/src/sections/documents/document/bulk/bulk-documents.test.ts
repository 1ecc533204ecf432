import { withApp } from '../../../../testing';
import { addDocument, addFolder } from '../../documents.fixture';

const app = withApp();
const admin = () => app.client.as('admin', 'demo');

async function hoaTop() {
  const { data } = await (await admin()).ok('GET /api/v1/hoa-documents/folders', { query: {} });
  return data.folder?.id ?? '';
}

const of = (...documents: { id: string; version: number }[]) => ({
  records: documents.map(({ id, version }) => ({ id, version })),
});

const read = async (documentId: string) =>
  (await (await admin()).ok('GET /api/v1/hoa-documents/:documentId', { params: { documentId } })).data;

test('many are moved, each under the rights of its folder, and what was changed meanwhile stays', async () => {
  const person = await admin();
  const top = await hoaTop();
  const target = await addFolder(person, top, 'Moved together');
  const [first, second] = [
    await addDocument(app, person, top, 'Move 1.txt'),
    await addDocument(app, person, top, 'Move 2.txt'),
  ];
  await person.ok('PUT /api/v1/documents/:documentId', {
    params: { documentId: second.id },
    body: { name: 'Move 2b.txt', version: second.version },
  });
  const { data } = await person.ok('POST /api/v1/documents/move', {
    body: { space: 'hoa', chosen: of(first, second), folderId: target.id },
  });
  expect(data).toMatchObject({
    changed: 1,
    left: [{ id: second.id, name: 'Move 2b.txt', reason: 'changed-meanwhile' }],
  });
  expect((await read(first.id)).folder.name).toBe('Moved together');
  const owner = await app.client.as('owner', 'demo');
  const refused = await owner.ok('POST /api/v1/documents/move', {
    body: { space: 'hoa', chosen: of(await read(first.id)), folderId: top },
  });
  expect(refused.data).toMatchObject({ changed: 0, left: [{ reason: 'refused', name: 'Move 1.txt' }] });
});

test('what somebody may not see is not found, whatever they name', async () => {
  const person = await admin();
  const hidden = await addFolder(person, await hoaTop(), 'Hidden from owners', true);
  const secret = await addDocument(app, person, hidden.id, 'Secret.txt');
  const owner = await app.client.as('owner', 'demo');
  const { data } = await owner.ok('POST /api/v1/documents/trash', {
    body: { space: 'hoa', chosen: of(secret) },
  });
  expect(data).toMatchObject({ changed: 0, left: [{ id: secret.id, name: '', reason: 'not-found' }] });
});

test('a tag is given to all that the filters find, found by, and taken off', async () => {
  const person = await admin();
  const top = await hoaTop();
  for (const name of ['Tagged 1.txt', 'Tagged 2.txt']) await addDocument(app, person, top, name);
  const chosen = { matching: { search: 'tagged' }, expected: 2 };
  const tagged = await person.ok('POST /api/v1/documents/tag', {
    body: { space: 'hoa', chosen, tag: 'Tax 2026', isSet: true },
  });
  expect(tagged.data.changed).toBe(2);
  const again = await person.ok('POST /api/v1/documents/tag', {
    body: { space: 'hoa', chosen, tag: 'tax 2026', isSet: true },
  });
  expect(again.data).toMatchObject({ changed: 0, left: [{ reason: 'already' }, { reason: 'already' }] });
  const found = await person.ok('GET /api/v1/hoa-documents', { query: { tags: ['Tax 2026'] } });
  expect(found.data.map(({ name }) => name)).toEqual(['Tagged 1.txt', 'Tagged 2.txt']);
  const values = await person.ok('GET /api/v1/hoa-documents/values', { query: { of: 'tags', find: 'tax' } });
  expect(values.data.values).toEqual([{ value: 'Tax 2026', count: 2, label: null }]);
  await person.ok('POST /api/v1/documents/tag', {
    body: {
      space: 'hoa',
      chosen: { matching: { tags: ['Tax 2026'] }, expected: 2 },
      tag: 'Tax 2026',
      isSet: false,
    },
  });
  const none = await person.ok('GET /api/v1/hoa-documents', { query: { tags: ['Tax 2026'] } });
  expect(none.data).toEqual([]);
});

test('many go to the trash and come back; one that is restored meanwhile is named', async () => {
  const person = await admin();
  const top = await hoaTop();
  const made = [
    await addDocument(app, person, top, 'Trash 1.txt'),
    await addDocument(app, person, top, 'Trash 2.txt'),
  ];
  const { data } = await person.ok('POST /api/v1/documents/trash', {
    body: { space: 'hoa', chosen: of(...made) },
  });
  expect(data).toMatchObject({ changed: 2, left: [] });
  const [one] = data.done;
  if (!one) throw new Error('nothing was done');
  await person.ok('POST /api/v1/documents/:documentId/restore', {
    params: { documentId: one.id },
    body: { version: one.version },
  });
  const back = await person.ok('POST /api/v1/documents/restore', { body: { records: data.done } });
  expect(back.data).toMatchObject({ changed: 1, left: [{ id: one.id, reason: 'changed-meanwhile' }] });
  const history = await person.ok('GET /api/v1/documents/:documentId/history', {
    params: { documentId: made[1]?.id ?? '' },
  });
  expect(history.data.map(({ action }) => action).slice(0, 2)).toEqual([
    'document.restore',
    'document.trash',
  ]);
});

test('many become favorites of one person alone', async () => {
  const person = await admin();
  const made = [await addDocument(app, person, await hoaTop(), 'Star 1.txt')];
  const { data } = await person.ok('POST /api/v1/documents/favorite', {
    body: { space: 'hoa', chosen: of(...made), isFavorite: true },
  });
  expect(data.changed).toBe(1);
  const mine = await person.ok('GET /api/v1/documents/overview', {});
  expect(mine.data.favorites.map(({ name }) => name)).toContain('Star 1.txt');
  const others = await (await app.client.as('board', 'demo')).ok('GET /api/v1/documents/overview', {});
  expect(others.data.favorites.map(({ name }) => name)).not.toContain('Star 1.txt');
});

test('a tag beyond the most that a document can have is refused for that document alone', async () => {
  const person = await admin();
  const top = await hoaTop();
  const full = await addDocument(app, person, top, 'Full of tags.txt');
  const free = await addDocument(app, person, top, 'Few tags.txt');
  const tags = Array.from({ length: 20 }, (_, at) => `t${at}`);
  const params = { documentId: full.id };
  const body = { name: full.name, tags, version: full.version };
  const { data } = await person.ok('PUT /api/v1/documents/:documentId', { params, body });
  const tagged = await person.ok('POST /api/v1/documents/tag', {
    body: { space: 'hoa', chosen: of(data, free), tag: 'One more', isSet: true },
  });
  expect(tagged.data).toMatchObject({
    changed: 1,
    left: [{ id: full.id, name: 'Full of tags.txt', said: expect.stringContaining('20 tags') }],
  });
  expect((await read(full.id)).tags).toHaveLength(20);
});
