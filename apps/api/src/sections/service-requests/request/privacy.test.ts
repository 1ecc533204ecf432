import { sql } from 'kysely';
import { withApp } from '../../../testing';
import { seersOf } from '../part/people.sql';
import { requestsOf } from './requests.fixture';
import { demoDay } from '../../../testing/calls/demo-day';

const app = withApp();
const { as, inDemo, memberIdOf, homeOf, report, handled, action, comment, notices } = requestsOf(app);
const mine = 'GET /api/v1/my-requests/:requestId';
const ofCommunity = 'GET /api/v1/community-requests/:requestId';
const happened = { 'happened-on': '2026-05-01' };

/** Every way to a request, as somebody finds it. */
async function waysTo(who: 'admin' | 'board' | 'owner', id: string, title: string) {
  const person = await as(who);
  const params = { requestId: id };
  const query = { search: title };
  const has = (text: string) => text.includes(title);
  const list = await person.call('GET /api/v1/community-requests', { query });
  const own = await person.ok('GET /api/v1/my-requests', { query });
  const found = await person.ok('GET /api/v1/search', { query: { q: title } });
  return {
    page: (await person.call(ofCommunity, { params })).status,
    ownPage: (await person.call(mine, { params })).status,
    history: (await person.call('GET /api/v1/requests/:requestId/history', { params })).status,
    list: has(list.text),
    own: own.data.length > 0,
    file: has((await person.call('GET /api/v1/community-requests/export', { query })).text),
    search: found.data.hits.some((hit) => hit.title === title),
    notices: (await notices(who)).some(has),
    tasks: has((await person.call('GET /api/v1/me/tasks')).text),
    log: has((await person.call('GET /api/v1/logs')).text),
    comment: (await comment(who, id, 'I can see you')).status,
  };
}

const nothing = {
  page: 404,
  ownPage: 404,
  history: 404,
  list: false,
  own: false,
  file: false,
  search: false,
  notices: false,
  tasks: false,
  log: false,
  comment: 404,
};

test('the member complained about finds nothing of it, whatever their role', async () => {
  const subjectMemberId = await memberIdOf('admin');
  const title = 'Barking at night zebra';
  const complaint = { kind: 'complaint' as const, category: 'noise', answers: happened, subjectMemberId };
  const { id } = await report('owner', { ...complaint, title });
  expect(await waysTo('admin', id, title)).toEqual(nothing);
  expect(await waysTo('board', id, title)).toMatchObject({ page: 200, list: true, search: true });
  const seen = await (await as('owner')).ok(mine, { params: { requestId: id } });
  expect(seen.data).toMatchObject({ visibility: 'private', subject: { member: { name: 'Maya Okafor' } } });
});

test('nor do those who own the unit that is complained about, as long as they own it', async () => {
  const subjectUnitId = await homeOf('owner');
  const title = 'Grill on the balcony quokka';
  const complaint = { kind: 'complaint' as const, category: 'smoking', answers: happened, subjectUnitId };
  const { id } = await report('board', { ...complaint, title });
  const ways = await waysTo('owner', id, title);
  expect(ways).toEqual({ ...nothing, page: 403, log: false });
  // Whoever is on a committee sees what is assigned to it, but nothing about themselves.
  const committee = await (
    await as('admin')
  ).ok('POST /api/v1/committees', { body: { name: 'Quiet hours', seats: 3 } });
  await (
    await as('admin')
  ).ok('POST /api/v1/committees/:committeeId/terms', {
    params: { committeeId: committee.data.id },
    body: { memberId: await memberIdOf('owner'), seat: 1, startsOn: '2020-01-01' },
  });
  const { version } = await handled(id);
  const assign = 'POST /api/v1/community-requests/:requestId/assign';
  const body = { assignee: { kind: 'committee' as const, id: committee.data.id }, version };
  await (await as('admin')).ok(assign, { params: { requestId: id }, body });
  expect((await (await as('owner')).call(mine, { params: { requestId: id } })).status).toBe(404);
  const other = await report('board', { title: 'For the committee' });
  await (
    await as('admin')
  ).ok(assign, { params: { requestId: other.id }, body: { ...body, version: other.version } });
  const { data } = await (await as('owner')).ok(mine, { params: { requestId: other.id } });
  expect(data).toMatchObject({ relation: 'assigned', may: { note: true, comment: true, manage: false } });
  expect((await comment('owner', other.id, 'On it', { isInternal: true })).status).toBe(201);
  expect((await action('owner', other.id, { action: 'start' })).status).toBe(200);
  // Dissolved or left, the committee's members see it no longer.
  await inDemo((tx) =>
    sql`update committee_term set ends_on = '2020-12-31' where committee_id = ${committee.data.id}`.execute(
      tx,
    ),
  );
  expect((await (await as('owner')).call(mine, { params: { requestId: other.id } })).status).toBe(404);
});

test('whoever sold the unit since still finds nothing of a complaint about their time in it', async () => {
  const subjectUnitId = await homeOf('treasurer');
  const daysAgo = (days: number) => demoDay(-days);
  const complaint = { kind: 'complaint' as const, category: 'noise', subjectUnitId };
  const old = await report('owner', {
    ...complaint,
    title: 'Reported before the sale wombat',
    answers: { 'happened-on': daysAgo(11) },
  });
  const late = await report('owner', {
    ...complaint,
    title: 'Reported after the sale wombat',
    answers: { 'happened-on': daysAgo(10) },
  });
  const later = await report('owner', {
    ...complaint,
    title: 'Of the next household wombat',
    answers: { 'happened-on': daysAgo(2) },
  });
  const held = sql`person_id in (select id from person where member_id = ${await memberIdOf('treasurer')})
    and property_id = ${subjectUnitId}`;
  await inDemo(async (tx) => {
    await sql`update request set created_at = ${daysAgo(10)}::date where id = ${old.id}`.execute(tx);
    await sql`update ownership set ends_on = ${daysAgo(5)} where ${held}`.execute(tx);
    await sql`update residency set ends_on = ${daysAgo(5)} where ${held}`.execute(tx);
  });
  const former = await as('treasurer');
  const pageOf = async (requestId: string) =>
    (await former.call(ofCommunity, { params: { requestId } })).status;
  expect(await Promise.all([old.id, late.id, later.id].map(pageOf))).toEqual([404, 404, 200]);
  const { data } = await former.ok('GET /api/v1/community-requests', { query: { search: 'wombat' } });
  expect(data.map(({ id }) => id)).toEqual([later.id]);
  // Nor are they told of it.
  const seers = await inDemo(async (tx) => {
    const tenant = await app.platform.tenants.byId(app.tenants.demo);
    if (!tenant) throw new Error('the demo community is gone');
    return seersOf({ tx, platform: app.platform, tenant }, old.id);
  });
  expect(seers.map(({ id }) => id)).not.toContain(await memberIdOf('treasurer'));
});

test('nobody is given a request that is about them, and nobody enters one about themselves', async () => {
  const subjectMemberId = await memberIdOf('admin');
  const complaint = { kind: 'complaint' as const, category: 'conduct', answers: happened };
  const body = { ...complaint, title: 'About me', reporterName: 'Somebody', subjectMemberId };
  expect(await (await as('admin')).call('POST /api/v1/community-requests', { body })).toMatchObject({
    status: 422,
    body: { fields: { subjectMemberId: expect.stringContaining('about you') } },
  });
});

test('people of a unit see what was reported while it is theirs, and no longer once it is sold', async () => {
  const place = { kind: 'unit' as const, id: await homeOf('owner') };
  const admin = await as('admin');
  const entered = await admin.ok('POST /api/v1/community-requests', {
    body: { kind: 'maintenance', category: 'roof', title: 'Of the unit', place, reporterName: 'A neighbor' },
  });
  const params = { requestId: entered.data.id };
  const owner = await as('owner');
  const { data } = await owner.ok(mine, { params });
  expect(data).toMatchObject({ relation: 'unit', may: { comment: true, actions: [] } });
  const own = await owner.ok('GET /api/v1/my-requests', {
    query: { relation: ['unit'], search: 'Of the unit' },
  });
  expect(own.data).toHaveLength(1);
  const owned = sql`person_id in (select id from person where member_id = ${await memberIdOf('owner')})`;
  const setStart = (day: string) =>
    inDemo(async (tx) => {
      await sql`update ownership set starts_on = ${day} where ${owned}`.execute(tx);
      await sql`update residency set starts_on = ${day} where ${owned}`.execute(tx);
    });
  const tomorrow = demoDay(2);
  await setStart(tomorrow);
  expect((await owner.call(mine, { params })).status).toBe(404);
  await setStart('2020-01-01');
  expect((await owner.call(mine, { params })).status).toBe(200);
});

test('one of the community is followed without its comments, files and who reported it', async () => {
  const { rows } = await inDemo((tx) =>
    sql<{ id: string }>`select id from common_area where archived_at is null limit 1`.execute(tx),
  );
  const place = { kind: 'area' as const, id: rows[0]?.id ?? '' };
  const made = await report('board', { title: 'Gate is broken', category: 'pool', place });
  await comment('admin', made.id, 'The locksmith comes on Monday.');
  const owner = await as('owner');
  const query = {
    kind: 'maintenance' as const,
    category: 'pool',
    placeKind: 'area' as const,
    placeId: place.id,
  };
  const similar = await owner.ok('GET /api/v1/my-requests/similar', { query });
  expect(similar.data.map(({ id }) => id)).toContain(made.id);
  const params = { requestId: made.id };
  const support = 'PUT /api/v1/requests/:requestId/support';
  const { data } = await owner.ok(support, { params, body: { isSupporting: true } });
  expect(data).toMatchObject({
    view: 'public',
    reporter: null,
    commentList: [],
    comments: 0,
    files: [],
    supports: 1,
    isSupportedByMe: true,
    may: { comment: false, support: true },
  });
  expect((await comment('owner', made.id, 'Me too')).status).toBe(403);
  expect((await owner.call('GET /api/v1/requests/:requestId/history', { params })).status).toBe(404);
  await action('admin', made.id, { action: 'resolve' });
  expect(await notices('owner')).toContain(`Request #${made.number}: Resolved`);
  const list = await owner.ok('GET /api/v1/my-requests', { query: { relation: ['supported'] } });
  expect(list.data.find(({ id }) => id === made.id)).toMatchObject({ reporter: null, comments: 0 });
});

test('a merge shows nobody more than before, and the people of the duplicate are told of the state', async () => {
  const target = await report('board', { title: 'The first leak', description: 'Private words' });
  const copy = await report('owner', { title: 'The same leak' });
  const admin = await as('admin');
  const merge = 'POST /api/v1/community-requests/:requestId/merge';
  const params = { requestId: copy.id };
  const itself = await admin.call(merge, { params, body: { intoId: copy.id, version: copy.version } });
  expect(itself).toMatchObject({ status: 422, body: { fields: { intoId: expect.any(String) } } });
  const { data } = await admin.ok(merge, { params, body: { intoId: target.id, version: copy.version } });
  expect(data).toMatchObject({ state: 'merged', mergedInto: { id: target.id, number: target.number } });
  const owner = await as('owner');
  const seen = await owner.ok(mine, { params });
  expect(seen.data.mergedInto).toEqual({ id: null, title: null, number: target.number, state: 'submitted' });
  expect((await owner.call(mine, { params: { requestId: target.id } })).status).toBe(404);
  expect((await handled(target.id)).merged.map(({ id }) => id)).toEqual([copy.id]);
  await action('admin', target.id, { action: 'resolve' });
  expect(await notices('owner')).toContain(`Request #${copy.number}: Resolved`);
  expect((await owner.ok(mine, { params })).data.mergedInto?.state).toBe('resolved');
  // Taken back, it is one of its own again.
  await action('admin', copy.id, { action: 'reopen' });
  expect((await owner.ok(mine, { params })).data).toMatchObject({ state: 'reopened', mergedInto: null });
});

test('related requests are linked for those who handle them, and taken apart', async () => {
  const [one, other] = [
    await report('owner', { title: 'Related one' }),
    await report('board', { title: 'Related two' }),
  ];
  const params = { requestId: one.id, otherId: other.id };
  const admin = await as('admin');
  const link = 'PUT /api/v1/community-requests/:requestId/related/:otherId';
  await admin.ok(link, { params });
  expect((await admin.ok(link, { params })).data.related.map(({ number }) => number)).toEqual([other.number]);
  expect((await handled(other.id)).related.map(({ number }) => number)).toEqual([one.number]);
  expect((await (await as('owner')).ok(mine, { params: { requestId: one.id } })).data.related).toEqual([]);
  const apart = await admin.ok('DELETE /api/v1/community-requests/:requestId/related/:otherId', { params });
  expect(apart.data.related).toEqual([]);
});

test("one of another community is nobody's, and a vendor sees none", async () => {
  const { id } = await report('owner', { title: 'Ours alone' });
  const params = { requestId: id };
  const lake = await app.client.as('admin', 'lakeside');
  expect((await lake.call(ofCommunity, { params })).status).toBe(404);
  expect((await lake.call(mine, { params })).status).toBe(404);
  expect((await lake.ok('GET /api/v1/community-requests', { query: { search: 'Ours alone' } })).data).toEqual(
    [],
  );
  const vendor = await as('vendor');
  expect((await vendor.call(mine, { params })).status).toBe(403);
  expect((await vendor.call('GET /api/v1/my-requests')).status).toBe(403);
  const write = 'POST /api/v1/requests/:requestId/comments';
  expect((await vendor.call(write, { params, body: { text: 'Hello' } })).status).toBe(404);
});
