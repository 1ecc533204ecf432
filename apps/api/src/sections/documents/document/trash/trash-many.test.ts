import { type TestPerson, withApp } from '../../../../testing';
import { addDocument, addFolder, memberIdOf } from '../../documents.fixture';

const app = withApp();
const admin = () => app.client.as('admin', 'demo');
const owner = () => app.client.as('owner', 'demo');
const root = () => app.tenants.demo;

const of = (documents: readonly { id: string; version: number }[]) => ({
  records: documents.map(({ id, version }) => ({ id, version })),
});

async function trashed(person: TestPerson, folderId: string, names: readonly string[]) {
  const made: { id: string; version: number }[] = [];
  for (const name of names) {
    const { id, version } = await addDocument(app, person, folderId, name);
    const params = { documentId: id };
    made.push(
      (await person.ok('POST /api/v1/documents/:documentId/trash', { params, body: { version } })).data,
    );
  }
  return made;
}

const inTrash = async (person: TestPerson, search: string) =>
  (await person.ok('GET /api/v1/documents/trash', { query: { search } })).data.map(({ name }) => name);

const restore = 'POST /api/v1/documents/trash/restore';
const remove = 'POST /api/v1/documents/trash/delete';

test('many come back to their folders; what was restored meanwhile stays and is named', async () => {
  const person = await admin();
  const [one, two] = await trashed(person, root(), ['Bongo 1.txt', 'Bongo 2.txt']);
  if (!one || !two) throw new Error('nothing was trashed');
  await person.ok('POST /api/v1/documents/:documentId/restore', {
    params: { documentId: two.id },
    body: { version: two.version },
  });
  const { data } = await person.ok(restore, { body: { chosen: of([one, two]) } });
  expect(data).toMatchObject({
    changed: 1,
    left: [{ id: two.id, name: 'Bongo 2.txt', reason: 'changed-meanwhile' }],
  });
  expect(await inTrash(person, 'bongo')).toEqual([]);
});

test('all that the list finds are deleted for good, but those that were left out, each in the history', async () => {
  const person = await admin();
  const [kept] = await trashed(person, root(), ['Kudu 1.txt', 'Kudu 2.txt', 'Kudu 3.txt']);
  if (!kept) throw new Error('nothing was trashed');
  const chosen = { matching: { search: 'kudu' }, except: [kept.id], expected: 2 };
  const other = await person.call(remove, { body: { chosen: { ...chosen, expected: 3 } } });
  expect(other).toMatchObject({ status: 409, body: { code: 'list-changed' } });
  const { data } = await person.ok(remove, { body: { chosen } });
  expect(data).toMatchObject({ changed: 2, left: [] });
  expect(await inTrash(person, 'kudu')).toEqual(['Kudu 1.txt']);
  const told = await app.platform.inTenant(root(), (tx) =>
    tx
      .selectFrom('auditLog')
      .select('changes')
      .where('action', '=', 'document.delete')
      .where(
        'subjectId',
        'in',
        data.done.map(({ id }) => id),
      )
      .execute(),
  );
  expect(JSON.stringify(told.map(({ changes }) => changes))).toMatch(/Kudu [23].*Kudu [23]/);
});

test('one that is not in the trash is not deleted', async () => {
  const person = await admin();
  const there = await addDocument(app, person, root(), 'Still there.txt');
  const { data } = await person.ok(remove, { body: { chosen: of([there]) } });
  expect(data).toMatchObject({ changed: 0, left: [{ name: 'Still there.txt', reason: 'refused' }] });
  const params = { documentId: there.id };
  expect((await person.call('GET /api/v1/hoa-documents/:documentId', { params })).status).toBe(200);
});

test.each([restore, remove] as const)('%s does nothing for those who could not do it to one', async (key) => {
  const [person, reader] = [await admin(), await owner()];
  const name = `Eland ${key.slice(-6)}.txt`;
  const open = await trashed(person, root(), [name]);
  const secret = await addFolder(person, root(), `Sealed ${key.slice(-6)}`, true);
  const hidden = await trashed(person, secret.id, [name]);
  const own = await trashed(reader, await memberIdOf(app, 'owner'), [name]);
  const { data } = await reader.ok(key, { body: { chosen: of([...open, ...hidden]) } });
  expect(data.changed).toBe(0);
  expect(data.left.map(({ name: told, reason }) => [told, reason])).toEqual([
    ['', 'not-found'],
    ['', 'not-found'],
  ]);
  expect(await inTrash(person, name)).toEqual([name, name]);
  // What the list finds are the reader's alone.
  const all = await reader.ok(key, { body: { chosen: { matching: { search: name }, expected: 1 } } });
  expect(all.data.done.map(({ id }) => id)).toEqual(own.map(({ id }) => id));
  expect(await inTrash(person, name)).toEqual([name, name]);
});
