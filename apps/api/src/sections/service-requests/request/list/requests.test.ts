import { withApp } from '../../../../testing';
import { requestsOf } from '../requests.fixture';

const app = withApp();
const { as, inDemo, report, handled, action, memberIdOf, notices, homeOf } = requestsOf(app);
const list = 'GET /api/v1/community-requests';

test('the list is searched, filtered, sorted and exported', async () => {
  const admin = await as('admin');
  const place = { kind: 'unit' as const, id: await homeOf('owner') };
  const one = await report('owner', { title: 'Listed b', category: 'roof', place });
  await report('owner', { title: 'Listed a' });
  await report('owner', { title: 'Listed c', kind: 'question', category: 'rules' });
  const titles = async (query: object) =>
    (await admin.ok(list, { query: { search: 'listed', ...query } })).data.map(({ title }) => title);
  expect(await titles({ sort: 'title' })).toEqual(['Listed a', 'Listed b', 'Listed c']);
  expect(await titles({ kind: ['question'] })).toEqual(['Listed c']);
  expect(await titles({ place: ['unit'] })).toEqual(['Listed b']);
  expect(await titles({ placeId: place.id })).toEqual(['Listed b']);
  expect(await titles({ ageDays: '1..' })).toEqual([]);
  expect(await titles({ search: String(one.number), category: ['roof'], placeId: place.id })).toContain(
    'Listed b',
  );
  await action('admin', one.id, { action: 'close' });
  expect(await titles({ isOpen: true, sort: '-title' })).toEqual(['Listed c', 'Listed a']);
  const query = { search: 'listed', sort: 'title' as const };
  const file = await admin.call('GET /api/v1/community-requests/export', { query });
  expect(
    file.text
      .split(/\r?\n/)
      .slice(1, 4)
      .map((line) => line.split(',')[1]),
  ).toEqual(['Listed a', 'Listed b', 'Listed c']);
  expect((await admin.ok('GET /api/v1/community-requests/totals', { query })).data.count).toBe(3);
  const values = await admin.ok('GET /api/v1/community-requests/values', {
    query: { search: 'listed', of: 'kind' },
  });
  expect(values.data.values.map(({ value, count }) => [value, count])).toEqual([
    ['maintenance', 2],
    ['question', 1],
  ]);
});

test('many are assigned, given a priority and moved on; what is refused is named', async () => {
  const admin = await as('admin');
  const made = [await report('owner', { title: 'Many a' }), await report('owner', { title: 'Many b' })];
  await action('admin', made[1]?.id ?? '', { action: 'close' });
  const assignee = { kind: 'member' as const, id: await memberIdOf('admin') };
  const chosen = { matching: { search: 'Many' }, except: [], expected: 2 };
  const assigned = await admin.ok('POST /api/v1/community-requests/assign', { body: { assignee, chosen } });
  expect(assigned.data).toMatchObject({ changed: 2, unchanged: 0 });
  const moved = await admin.ok('POST /api/v1/community-requests/state', {
    body: { action: 'start', chosen },
  });
  expect(moved.data).toMatchObject({
    changed: 1,
    unchanged: 1,
    left: [{ reason: 'refused', said: expect.any(String) }],
  });
  const priority = await admin.ok('POST /api/v1/community-requests/priority', {
    body: { priority: 'high', chosen },
  });
  expect(priority.data.changed).toBe(2);
  expect(await handled(made[0]?.id ?? '')).toMatchObject({
    state: 'in-progress',
    priority: 'high',
    assignee: { name: 'Maya Okafor' },
  });
  expect(await notices('owner')).toContain(`Request #${made[0]?.number}: In progress`);
  const wrong = { ...chosen, expected: 5 };
  expect(
    await admin.call('POST /api/v1/community-requests/assign', { body: { assignee, chosen: wrong } }),
  ).toMatchObject({
    status: 409,
    body: { code: 'list-changed' },
  });
  const owner = await memberIdOf('owner');
  const body = {
    assignee: { kind: 'member' as const, id: owner },
    version: (await handled(made[0]?.id ?? '')).version,
  };
  const params = { requestId: made[0]?.id ?? '' };
  expect(
    (await admin.call('POST /api/v1/community-requests/:requestId/assign', { params, body })).status,
  ).toBe(422);
  expect(
    (await (await as('board')).call('POST /api/v1/community-requests/assign', { body: { assignee, chosen } }))
      .status,
  ).toBe(403);
});

test('an owner withdraws many of their own; what somebody else reported is refused and named', async () => {
  const owner = await as('owner');
  const made = [
    await report('owner', { title: 'Withdraw a' }),
    await report('owner', { title: 'Withdraw b' }),
    await report('tenant', { title: 'Withdraw not mine' }),
  ];
  const records = made.map(({ id, version }) => ({ id, version }));
  const answer = await owner.ok('POST /api/v1/my-requests/withdraw', { body: { chosen: { records } } });
  expect(answer.data.changed).toBe(2);
  const stateOf = async (id: string) => (await handled(id)).state;
  expect(await Promise.all(made.map(({ id }) => stateOf(id)))).toEqual([
    'withdrawn',
    'withdrawn',
    'submitted',
  ]);
  const matching = { matching: { search: 'Withdraw' }, except: [], expected: 2 };
  const again = await owner.ok('POST /api/v1/my-requests/withdraw', { body: { chosen: matching } });
  expect(again.data).toMatchObject({ changed: 0, unchanged: 2 });
});

test('the overviews count what the lists show', async () => {
  const [admin, owner] = [await as('admin'), await as('owner')];
  const { data } = await admin.ok('GET /api/v1/community-requests/overview');
  const { count } = (await admin.ok('GET /api/v1/community-requests/totals', { query: { isOpen: 'true' } }))
    .data;
  expect(data.open).toBe(count);
  expect(data.ages.reduce((sum, { open }) => sum + open, 0)).toBe(count);
  const late = await admin.ok('GET /api/v1/community-requests/totals', {
    query: { isOpen: 'true', lateness: ['late'] } as never,
  });
  expect(data.late).toBe(late.data.count);
  const mine = (await owner.ok('GET /api/v1/my-requests/overview')).data;
  expect(mine.openCount).toBe(
    (await owner.ok('GET /api/v1/my-requests/totals', { query: { isOpen: 'true' } })).data.count,
  );
  expect(mine.open.length).toBeLessThanOrEqual(8);
});

test('what an owner can report about are their own units, and what is common', async () => {
  const { data } = await (await as('owner')).ok('GET /api/v1/my-requests/places');
  expect(data.units.map(({ id }) => id)).toContain(await homeOf('owner'));
  expect(data.areas.length).toBeGreaterThan(0);
  const all = await (await as('admin')).ok('GET /api/v1/my-requests/places');
  expect(all.data.units.length).toBeGreaterThan(data.units.length);
});

test('open requests stand in the calendar at the day on which they are due, under the filters of the list', async () => {
  const admin = await as('admin');
  const on = '2031-05-20';
  const due = async (title: string, dueOn: string) => {
    const { id } = await report('owner', { title });
    await inDemo((tx) => tx.updateTable('request').set({ dueOn }).where('id', '=', id).execute());
    return id;
  };
  const id = await due('Dated early', on);
  await due('Dated late', '2031-07-01');
  const closed = await due('Dated closed', on);
  await action('admin', closed, { action: 'close' });
  const calendar = 'GET /api/v1/community-requests/calendar';
  const span = { from: '2031-05-01', to: '2031-06-05' };
  const { data } = await admin.ok(calendar, { query: { ...span, search: 'dated' } });
  expect(data).toMatchObject([{ id, title: 'Dated early', on, isLate: false }]);
  expect(
    (await admin.ok(calendar, { query: { ...span, search: 'dated', priority: ['high'] } })).data,
  ).toEqual([]);
  const tooMany = await admin.callAny(calendar, { query: { from: on, to: '2031-07-20' } });
  expect(tooMany.status).toBe(422);
  const owner = await (await as('owner')).callAny(calendar, { query: span });
  expect(owner.status).toBe(403);
});
