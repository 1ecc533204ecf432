import { type TestPerson, withApp } from '../../../../testing';
import { addDocument } from '../../documents.fixture';

const app = withApp();

const list = 'GET /api/v1/documents/trash';

const dayBefore = (days: number) => new Date(app.platform.clock().getTime() - days * 86_400_000);

async function trash(person: TestPerson, name: string, daysAgo: number) {
  const { id, version } = await addDocument(app, person, app.tenants.demo, name);
  await person.ok('POST /api/v1/documents/:documentId/trash', {
    params: { documentId: id },
    body: { version },
  });
  const trashedAt = dayBefore(daysAgo);
  await app.platform.inTenant(app.tenants.demo, (tx) =>
    tx.updateTable('document').set({ trashedAt }).where('id', '=', id).execute(),
  );
  return id;
}

test('the trash is searched, filtered by day, sorted, summed and written to a file like other lists', async () => {
  const person = await app.client.as('admin', 'demo');
  await trash(person, 'Okapi old.txt', 20);
  const late = await trash(person, 'Okapi late.txt', 3);
  const query = { search: 'okapi' };
  const names = async (more: Record<string, string>) =>
    (await person.ok(list, { query: { ...query, ...more } })).data.map(({ name }) => name);
  expect(await names({ sort: 'trashedAt' })).toEqual(['Okapi old.txt', 'Okapi late.txt']);
  expect(await names({ sort: '-trashedAt' })).toEqual(['Okapi late.txt', 'Okapi old.txt']);
  const sinceLate = { ...query, trashedAt: `${dayBefore(10).toISOString().slice(0, 10)}..` };
  expect(await names(sinceLate)).toEqual(['Okapi late.txt']);
  expect(await names({ kind: 'picture' })).toEqual([]);
  const totals = await person.ok('GET /api/v1/documents/trash/totals', { query: sinceLate });
  expect(totals.data.count).toBe(1);
  const values = await person.ok('GET /api/v1/documents/trash/values', { query: { ...query, of: 'kind' } });
  expect(values.data.values).toMatchObject([{ value: 'text', count: 2 }]);
  const file = await person.call('GET /api/v1/documents/trash/export', { query: sinceLate });
  expect(file.text).toContain('Okapi late.txt');
  expect(file.text).not.toContain('Okapi old.txt');
  // All that the filters find are one choice: the way through a trash of more than one call deletes.
  const { data } = await person.ok('POST /api/v1/documents/trash/delete', {
    body: { chosen: { matching: sinceLate, expected: 1 } },
  });
  expect(data.done.map(({ id }) => id)).toEqual([late]);
  expect(await names({})).toEqual(['Okapi old.txt']);
});
