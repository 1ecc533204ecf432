import { sql } from 'kysely';
import { withApp } from '../../../../testing';

const app = withApp();
const read = 'GET /api/v1/meetings/:meetingId/attendance';
const list = 'GET /api/v1/meetings/:meetingId/attendees';
const record = 'PUT /api/v1/meetings/:meetingId/attendance/:attendeeId';
const answer = 'PUT /api/v1/meetings/:meetingId/answer';
const admin = () => app.client.as('admin', 'demo');
const everybody = { audience: { include: [{ kind: 'everybody' as const }], exclude: [] } };
const owners = { audience: { include: [{ kind: 'owners' as const }], exclude: [] } };

async function called(
  kind: 'annual' | 'board',
  more: { isReconvened?: boolean; isExecutive?: boolean } = {},
) {
  const person = await admin();
  const body = { name: 'Counted', kind, heldOn: '2027-03-07', startTime: '19:00', endTime: '20:30', ...more };
  const { data } = await person.ok('POST /api/v1/meetings', { body });
  const params = { meetingId: data.id };
  await person.ok('POST /api/v1/meetings/:meetingId/invitees', { params, body: owners });
  await person.ok('POST /api/v1/meetings/:meetingId/status', {
    params,
    body: { status: 'called', version: 1 },
  });
  return { person, params };
}

test('owners are invited once, as they are today; homes that come make the quorum, each once', async () => {
  const { person, params } = await called('annual');
  const again = await person.ok('POST /api/v1/meetings/:meetingId/invitees', { params, body: owners });
  expect(again.data.added).toBe(0);
  const before = (await person.ok(read, { params })).data;
  expect(before.counts.invited).toBe(again.data.invited);
  const { data: people } = await person.ok(list, { params, query: { limit: 200 } });
  const homes = new Set(people.flatMap(({ units }) => units));
  expect(before.quorum).toMatchObject({ basis: 'unit', eligible: homes.size, counted: 0, isReached: false });
  expect(before.quorum.needed).toBe(Math.ceil(homes.size / 5));

  const present = new Set<string>();
  for (const { key, units, version } of people) {
    if (present.size >= before.quorum.needed) break;
    await person.ok(record, {
      params: { ...params, attendeeId: key },
      body: { presence: 'present', version },
    });
    for (const unit of units) present.add(unit);
  }
  expect((await person.ok(read, { params })).data.quorum).toMatchObject({
    counted: present.size,
    isReached: true,
  });
  const { data: there } = await person.ok(list, { params, query: { shown: 'there' } });
  const first = there.find(({ key }) => key === people[0]?.key);
  expect(first?.arrivedAt).toEqual(expect.any(String));
  const stale = { presence: 'absent' as const, version: 1 };
  expect(
    await person.call(record, { params: { ...params, attendeeId: first?.key ?? '' }, body: stale }),
  ).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
});

test('an owner answers for themselves, sees the count and not the names, and is refused what is not theirs', async () => {
  const { person, params } = await called('annual');
  const owner = await app.client.as('owner', 'demo');
  const seen = (await owner.ok(read, { params })).data;
  expect((await owner.call(list, { params })).status).toBe(403);
  expect(seen.mine).toMatchObject({ answer: 'none' });
  expect(await owner.call(answer, { params, body: { answer: 'proxy' } })).toMatchObject({ status: 422 });
  const said = await owner.ok(answer, { params, body: { answer: 'proxy', proxyHolder: 'Ann Lee' } });
  expect(said.data).toMatchObject({ answer: 'proxy', proxyHolder: 'Ann Lee', presence: 'absent' });
  expect((await person.ok(read, { params })).data.counts).toMatchObject({ proxy: 1, yes: 0 });
  const body = { presence: 'present' as const, version: 2 };
  const theirs = { ...params, attendeeId: seen.mine?.key ?? '' };
  expect((await owner.call(record, { params: theirs, body })).status).toBe(403);
  expect((await person.ok(read, { params })).data.mine).toBeNull();
  expect((await person.call(answer, { params, body: { answer: 'yes' } })).status).toBe(403);
});

test('who answered what and who was there is in the history of those who keep meetings, and of nobody else', async () => {
  const { person, params } = await called('annual');
  const owner = await app.client.as('owner', 'demo');
  const { data } = await owner.ok(answer, { params, body: { answer: 'proxy', proxyHolder: 'Ann Lee' } });
  await person.ok(record, {
    params: { ...params, attendeeId: data.key },
    body: { presence: 'proxy', version: data.version },
  });
  const actionsFor = async (reader: typeof owner) => {
    const { data: entries } = await reader.ok('GET /api/v1/meetings/:meetingId/history', {
      params,
      query: {},
    });
    return entries.map(({ action }) => action);
  };
  const shared = ['meeting.move', 'meeting.invite', 'meeting.create'];
  expect(await actionsFor(person)).toEqual(['meeting.attend', 'meeting.answer', ...shared]);
  for (const other of [owner, await app.client.as('treasurer', 'demo')])
    expect(await actionsFor(other)).toEqual(shared);
});

test('the tasks of who is invited name the meeting until they answer', async () => {
  const { params } = await called('annual');
  const owner = await app.client.as('owner', 'demo');
  const about = { record: 'meeting', recordId: params.meetingId };
  expect((await owner.call('GET /api/v1/me/tasks', { query: about })).text).toContain('Counted');
  await owner.ok(answer, { params, body: { answer: 'yes' } });
  expect((await owner.call('GET /api/v1/me/tasks', { query: about })).text).not.toContain('Counted');
});

test('nobody answers, is invited to or counts an executive session that they may not see', async () => {
  const { params } = await called('board', { isExecutive: true });
  const owner = await app.client.as('owner', 'demo');
  expect((await owner.call(read, { params })).status).toBe(404);
  expect((await owner.call(answer, { params, body: { answer: 'yes' } })).status).toBe(404);
  expect((await owner.call('GET /api/v1/me/tasks', { query: {} })).text).not.toContain(params.meetingId);
});

test('the rules of a kind are changed under the version that was read; window and quorum follow', async () => {
  const { person, params } = await called('annual', { isReconvened: true });
  const policies = await person.ok('GET /api/v1/meeting-policies');
  const before = policies.data.find(({ kind }) => kind === 'annual');
  expect(before).toMatchObject({ minimum: 10, maximumDays: 60, version: 0 });
  if (!before) return;
  const { kind, ...rules } = before;
  const body = {
    ...rules,
    minimum: 14,
    maximumDays: 34,
    reconvenedValue: 1,
    source: 'Fla. Stat. 718.112(2)(d)',
  };
  const change = { params: { meetingKind: kind }, body };
  expect((await person.ok('PUT /api/v1/meeting-policies/:meetingKind', change)).data.version).toBe(1);
  expect((await person.call('PUT /api/v1/meeting-policies/:meetingKind', change)).status).toBe(409);
  const { timing, quorum } = (await person.ok(read, { params })).data;
  expect(timing).toMatchObject({
    firstOn: '2027-02-01',
    electronicUntil: '2027-02-21',
    postUntil: '2027-02-17',
    minutesDueOn: '2027-04-06',
    source: 'Fla. Stat. 718.112(2)(d)',
  });
  expect(quorum.needed).toBe(Math.ceil(quorum.eligible / 100));
  const owner = await app.client.as('owner', 'demo');
  expect((await owner.call('PUT /api/v1/meeting-policies/:meetingKind', change)).status).toBe(403);
});

test('everybody of the community is an audience too', async () => {
  const person = await admin();
  const body = {
    name: 'All',
    kind: 'special' as const,
    heldOn: '2027-03-07',
    startTime: '19:00',
    endTime: '20:30',
  };
  const params = { meetingId: (await person.ok('POST /api/v1/meetings', { body })).data.id };
  const { data } = await person.ok('POST /api/v1/meetings/:meetingId/invitees', { params, body: everybody });
  expect(data.added).toBeGreaterThan(10);
});

test('who was invited without an account and has one by now is the same person, and answers', async () => {
  const inDemo = <T>(work: Parameters<typeof app.platform.inTenant<T>>[1]) =>
    app.platform.inTenant(app.tenants.demo, work);
  const ofTreasurer = sql`(select member.id from member join identity on identity.id = member.identity_id
    where identity.email = 'treasurer@demo.example')`;
  const id = await inDemo(async (tx) => {
    const { rows } = await sql<{
      id: string;
    }>`update person set member_id = null where member_id = ${ofTreasurer}
      returning id`.execute(tx);
    return rows[0]?.id ?? '';
  });
  const { person, params } = await called('annual');
  const invited = await person.ok(list, { params, query: { limit: 200 } });
  expect(invited.data.map(({ key }) => key)).toContain(id);
  await inDemo((tx) => sql`update person set member_id = ${ofTreasurer} where id = ${id}`.execute(tx));
  const again = await person.ok('POST /api/v1/meetings/:meetingId/invitees', { params, body: owners });
  expect(again.data).toEqual({ added: 0, invited: invited.page.total });
  const treasurer = await app.client.as('treasurer', 'demo');
  expect((await treasurer.ok(answer, { params, body: { answer: 'yes' } })).data.key).toBe(id);
});
