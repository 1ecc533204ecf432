import type { MeetingInput } from '@courtyard/contract/communications/meeting/meeting';
import { withApp } from '../../../../testing';

const app = withApp();
const read = 'GET /api/v1/meetings/:meetingId';
const update = 'PUT /api/v1/meetings/:meetingId';
const move = 'POST /api/v1/meetings/:meetingId/status';
const remove = 'DELETE /api/v1/meetings/:meetingId';
const addItem = 'POST /api/v1/meetings/:meetingId/agenda';
const admin = () => app.client.as('admin', 'demo');
const plan = { kind: 'board' as const, heldOn: '2027-03-07', startTime: '19:00', endTime: '20:30' };
const create = async (name: string, more: Partial<MeetingInput> = {}) =>
  (await (await admin()).ok('POST /api/v1/meetings', { body: { name, ...plan, ...more } })).data;

async function file(name: string): Promise<string> {
  const tenantId = app.tenants.demo;
  const stored = await app.platform.inTenant(tenantId, (tx) =>
    app.platform.files.store(tx, { tenantId, name, content: Buffer.from(name), uploadedBy: null }),
  );
  return stored.id;
}

test('one is planned by the clock of the community, changed under the version that was read, brought on, and has its history', async () => {
  const person = await admin();
  const made = await create('First', { endTime: '00:30' });
  expect(made).toMatchObject({ ...plan, endTime: '00:30', status: 'draft', version: 1, agenda: [] });
  expect(Date.parse(made.endsAt) - Date.parse(made.startsAt)).toBe(5.5 * 3_600_000);
  const params = { meetingId: made.id };
  const body = { name: 'Renamed', ...plan, place: 'Hall', version: 1 };
  expect((await person.ok(update, { params, body })).data).toMatchObject({
    name: 'Renamed',
    version: 2,
  });
  expect(await person.call(update, { params, body })).toMatchObject({
    status: 409,
    body: { code: 'changed-meanwhile' },
  });

  const to = async (status: 'called' | 'in-session' | 'adjourned', version: number) =>
    person.call(move, { params, body: { status, version } });
  expect(await to('in-session', 2)).toMatchObject({ status: 409, body: { code: 'no-such-move' } });
  expect((await to('called', 2)).status).toBe(200);
  expect(await person.call(remove, { params })).toMatchObject({
    status: 409,
    body: { code: 'meeting-called' },
  });
  expect((await to('in-session', 3)).status).toBe(200);
  expect(await person.call(update, { params, body: { ...body, version: 4 } })).toMatchObject({
    body: { code: 'meeting-begun' },
  });
  expect((await to('adjourned', 4)).status).toBe(200);
  expect((await person.ok(read, { params })).data).toMatchObject({
    status: 'adjourned',
    openedAt: expect.any(String),
    adjournedAt: expect.any(String),
    moves: [],
  });
  const history = await person.ok('GET /api/v1/meetings/:meetingId/history', { params });
  expect(history.data.map(({ action }) => action)).toEqual([
    'meeting.move',
    'meeting.move',
    'meeting.move',
    'meeting.update',
    'meeting.create',
  ]);
  expect(history.data[3]?.changes).toMatchObject({
    name: { before: 'First', after: 'Renamed' },
    endTime: { before: '00:30', after: '20:30' },
  });
});

test('an agenda is added to, changed and put in order; an order of other items is refused', async () => {
  const person = await admin();
  const params = { meetingId: (await create('With agenda')).id };
  const add = async (title: string) =>
    (await person.ok(addItem, { params, body: { title, minutes: 10 } })).data;
  const [a, b, c] = [await add('A'), await add('B'), await add('C')];
  const order = 'PUT /api/v1/meetings/:meetingId/agenda-order';
  const sorted = await person.ok(order, { params, body: { itemIds: [c.id, a.id, b.id] } });
  expect(sorted.data.map(({ title }) => title)).toEqual(['C', 'A', 'B']);
  const one = { ...params, itemId: b.id };
  const fileIds = [await file('bid.txt')];
  await person.ok('PUT /api/v1/meetings/:meetingId/agenda/:itemId', {
    params: one,
    body: { title: 'Bids', presenter: 'Ann', fileIds, version: 1 },
  });
  await person.ok('DELETE /api/v1/meetings/:meetingId/agenda/:itemId', {
    params: { ...params, itemId: a.id },
  });
  expect((await person.call(order, { params, body: { itemIds: [a.id, b.id, c.id] } })).status).toBe(409);
  const { agenda } = (await person.ok(read, { params })).data;
  expect(agenda).toMatchObject([
    { title: 'C', minutes: 10 },
    { title: 'Bids', minutes: null, presenter: 'Ann', files: [{ name: 'bid.txt' }] },
  ]);
});

test('the list is searched, filtered and sorted, and its file has the same rows', async () => {
  const person = await admin();
  await create('Listed a', { heldOn: '2027-05-02' });
  await create('Listed b', { kind: 'special', heldOn: '2027-05-01' });
  await create('Listed c', { heldOn: '2027-05-03' });
  const query = { search: 'listed', kind: ['board' as const], sort: '-startsAt' as const };
  const { data, page } = await person.ok('GET /api/v1/meetings', { query });
  expect(data.map(({ name }) => name)).toEqual(['Listed c', 'Listed a']);
  expect(page.total).toBe(2);
  const exported = await person.call('GET /api/v1/meetings/export', { query });
  const lines = exported.text.trim().split(/\r?\n/);
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(['Listed c', 'Listed a']);
});

test("one of another community is nobody's, and a draft is only for those who prepare it", async () => {
  const params = { meetingId: (await create('Ours')).id };
  const lake = await app.client.as('admin', 'lakeside');
  const owner = await app.client.as('owner', 'demo');
  expect((await lake.call(read, { params })).status).toBe(404);
  expect((await lake.call(remove, { params })).status).toBe(404);
  expect((await owner.call(read, { params })).status).toBe(404);
  await (await admin()).ok(move, { params, body: { status: 'called', version: 1 } });
  expect((await owner.ok(read, { params })).data).toMatchObject({ name: 'Ours', moves: [] });
  expect((await owner.call(move, { params, body: { status: 'cancelled', version: 2 } })).status).toBe(403);
  expect((await (await app.client.as('vendor', 'demo')).call(read, { params })).status).toBe(403);
});

test('with a draft its files go, those as well that who removes it may not see', async () => {
  const person = await admin();
  const params = { meetingId: (await create('Has a secret')).id };
  const fileId = await file('claim.txt');
  await person.ok(addItem, { params, body: { title: 'Claim', isExecutive: true, fileIds: [fileId] } });
  const inDemo = <T>(work: Parameters<typeof app.platform.inTenant<T>>[1]) =>
    app.platform.inTenant(app.tenants.demo, work);
  await inDemo((tx) =>
    tx.deleteFrom('rolePermission').where('permission', '=', 'Executive Sessions View').execute(),
  );
  app.platform.sessions.forget(app.tenants.demo);
  await person.ok(remove, { params });
  const held = await inDemo((tx) =>
    tx
      .selectFrom('file')
      .select('id')
      .where('id', '=', fileId)
      .where('unattachedSince', 'is', null)
      .execute(),
  );
  expect(held).toEqual([]);
});
