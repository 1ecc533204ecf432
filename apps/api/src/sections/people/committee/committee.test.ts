import type { CommitteeInput } from '@courtyard/contract/people/committee/committee';
import { withApp } from '../../../testing';

const app = withApp();
const list = 'GET /api/v1/committees';
const read = 'GET /api/v1/committees/:committeeId';
const update = 'PUT /api/v1/committees/:committeeId';
const remove = 'DELETE /api/v1/committees/:committeeId';
const history = 'GET /api/v1/committees/:committeeId/history';

const admin = () => app.client.as('admin', 'demo');
const create = async (name: string, more: Partial<CommitteeInput> = {}) =>
  (await (await admin()).ok('POST /api/v1/committees', { body: { name, seats: 3, ...more } })).data;

test('one is added, changed under the version that was read, removed, and has its history', async () => {
  const person = await admin();
  const made = await create('First', { kind: 'board', purpose: 'Decides' });
  expect(made).toMatchObject({ kind: 'board', seats: 3, filled: 0, vacant: 3, nextEndsOn: null, version: 1 });
  const params = { committeeId: made.id };
  const body = { name: 'Renamed', kind: 'board' as const, purpose: null, seats: 5, version: 1 };
  expect((await person.ok(update, { params, body })).data).toMatchObject({
    name: 'Renamed',
    purpose: null,
    vacant: 5,
    version: 2,
  });
  expect(await person.call(update, { params, body })).toMatchObject({
    status: 409,
    body: { code: 'changed-meanwhile' },
  });
  const { data } = await person.ok(history, { params });
  expect(data.map(({ action }) => action)).toEqual(['committee.update', 'committee.create']);
  expect(data[0]?.changes).toEqual({
    name: { before: 'First', after: 'Renamed' },
    purpose: { before: 'Decides', after: null },
    seats: { before: 3, after: 5 },
  });
  await person.ok(remove, { params });
  expect((await person.call(read, { params })).status).toBe(404);
});

test('a name is that of one committee, whatever its case', async () => {
  await create('Welcome');
  const { body } = await (
    await admin()
  ).call('POST /api/v1/committees', { body: { name: 'WELCOME', seats: 1 } });
  expect(body).toMatchObject({ fields: { name: 'A committee with this name already exists.' } });
});

test('the list is searched, filtered and sorted, and its file has the same rows', async () => {
  const person = await admin();
  await create('Listed a');
  await create('Listed b', { status: 'dissolved' });
  await create('Listed c', { kind: 'architectural-review', purpose: 'Looks at fences' });
  const query = { search: 'listed', status: ['active' as const], sort: '-name' as const };
  const { data, page } = await person.ok(list, { query });
  expect(data.map(({ name }) => name)).toEqual(['Listed c', 'Listed a']);
  expect(page.total).toBe(2);
  const { data: values } = await person.ok('GET /api/v1/committees/values', {
    query: { search: 'listed', of: 'kind' },
  });
  expect(values.values.map(({ value, count }) => [value, count])).toEqual([
    ['other', 2],
    ['architectural-review', 1],
  ]);
  expect((await person.ok('GET /api/v1/committees/totals', { query })).data.count).toBe(2);
  const exported = await person.call('GET /api/v1/committees/export', { query });
  expect(exported.text.trim().split(/\r?\n/).slice(1)).toEqual([
    'Listed c,Architectural review,Looks at fences,3,0,3,,Active',
    'Listed a,Other,,3,0,3,,Active',
  ]);
  const found = await person.ok('GET /api/v1/search', { query: { q: 'fences' } });
  const committees = found.data.hits.filter(({ kind }) => kind === 'committee');
  expect(committees.map(({ title, subtitle }) => [title, subtitle])).toEqual([
    ['Listed c', 'Looks at fences'],
  ]);
});

test("one of another community is nobody's", async () => {
  const lake = await app.client.as('admin', 'lakeside');
  const params = { committeeId: (await create('Ours')).id };
  expect((await lake.ok(list, { query: { search: 'ours' } })).data).toEqual([]);
  const answers = await Promise.all([
    lake.call(read, { params }),
    lake.call(history, { params }),
    lake.call('GET /api/v1/committees/:committeeId/terms', { params }),
    lake.call(update, { params, body: { name: 'Theirs', seats: 1, version: 1 } }),
    lake.call(remove, { params }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
});

test('who lives here reads, others are refused, and only who keeps the list may write', async () => {
  const statuses = async (who: 'board' | 'owner' | 'vendor') => {
    const person = await app.client.as(who, 'demo');
    return [
      (await person.call(list)).status,
      (await person.call('POST /api/v1/committees', { body: { name: 'Not mine', seats: 1 } })).status,
    ];
  };
  expect(await statuses('board')).toEqual([200, 403]);
  expect(await statuses('owner')).toEqual([200, 403]);
  expect(await statuses('vendor')).toEqual([403, 403]);
});
