import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { countPoll } from '@courtyard/contract/communications/poll/count/count-poll';
import { addDays } from '@courtyard/contract/days';
import { sql } from 'kysely';
import type { TestPerson } from '../../../../testing';
import { pollScene } from './poll-scene';

const { app, admin, today, inDemo, draft, opened, ballotOf, cast, close, memberId } = pollScene();

const members = { basis: 'member' as const };

test('a secret poll: nothing of a choice before the close, then the count that everybody can repeat', async () => {
  const [manager, owner, board] = [
    await admin(),
    await app.client.as('owner', 'demo'),
    await app.client.as('board', 'demo'),
  ];
  const poll = await opened({ ...members, quorum: '1/100', threshold: '1/2' });
  const params = { pollId: poll.id };
  expect(poll).toMatchObject({ status: 'open', voted: 0, ballot: [{ key: 'yes' }, { key: 'no' }] });

  const first = await cast(owner, poll.id, 'no');
  expect(first.status).toBe(200);
  const again = await cast(owner, poll.id, 'yes');
  expect([again.status, (await cast(board, poll.id, 'abstain')).status]).toEqual([200, 200]);
  // Sent again after a cut line: the same answer.
  const same = { electorId: again.electorId, envelope: again.envelope };
  expect((await owner.ok('POST /api/v1/polls/:pollId/votes', { params, body: same })).data).toEqual(
    again.body.data,
  );
  expect(await manager.call('GET /api/v1/polls/:pollId/results', { params })).toMatchObject({
    status: 409,
    body: { code: 'not-counted' },
  });
  expect((await manager.call('GET /api/v1/polls/:pollId/ballots/export', { params })).status).toBe(409);
  const kept = await inDemo(async (tx) => {
    const { rows } = await sql<{ text: string }>`
      select coalesce(string_agg(row_to_json(kept)::text, ' '), '') as text from (
        select envelope, choices, method from poll_envelope where poll_id = ${poll.id}) kept`.execute(tx);
    const { rows: keys } = await sql<{ count: number }>`
      select count(*)::int as count from idempotency_key where answer like ${`%${again.body.data.receipt}%`}`.execute(
      tx,
    );
    const { rows: noted } = await sql<object>`
      select actor_member_id, address, request_id, changes, at::text from audit_log
      where action = 'poll.vote' and subject_id = ${poll.id}`.execute(tx);
    return { text: rows[0]?.text ?? '', answers: keys[0]?.count, noted };
  });
  // As a value: what is encrypted can have these letters by chance.
  expect(kept.text).not.toMatch(/"(yes|abstain)/);
  expect(kept.answers).toBe(0);
  expect(new Set(kept.noted.map((entry) => JSON.stringify(entry))).size).toBe(1);
  expect(kept.noted).toHaveLength(3);

  await close(poll.id);
  expect((await cast(owner, poll.id, 'no')).status).toBe(409);
  const { data: results } = await owner.ok('GET /api/v1/polls/:pollId/results', { params });
  expect(results.counts[0]?.result).toMatchObject({
    outcome: 'passed',
    present: { ballots: 2, weight: 2 },
    abstained: { ballots: 1 },
    tallies: [
      { key: 'yes', weight: 1 },
      { key: 'no', weight: 0 },
    ],
  });
  expect(results.codes).toContain(again.code);
  expect(results.codes).not.toContain(first.code);
  expect(results.named).toBeNull();

  const file = (await owner.call('GET /api/v1/polls/:pollId/ballots/export', { params })).text
    .trim()
    .split(/\r?\n/);
  const ballots = file.slice(1).map((line) => line.split(','));
  const recount = await countPoll(
    results.rules,
    ballots.map(([, weight, choices]) => ({ weight: Number(weight), choices: choices ?? '' })),
  );
  expect(recount.resultHash).toBe(results.counts[0]?.resultHash);
  const counted = await board.ok('POST /api/v1/polls/:pollId/counts', { params });
  expect(counted.data).toMatchObject({ inputHash: recount.inputHash, resultHash: recount.resultHash });
  const left = await inDemo((tx) =>
    tx.selectFrom('pollEnvelope').select(['envelope', 'choices']).where('pollId', '=', poll.id).execute(),
  );
  expect(left).toEqual([
    { envelope: null, choices: null },
    { envelope: null, choices: null },
  ]);
  // One more, of a weight that no other voter has: whose it is would be known, so those alone have them who certify.
  await inDemo((tx) =>
    sql`insert into poll_ballot (tenant_id, id, poll_id, weight, choices)
      values (courtyard.tenant_id(), gen_random_uuid(), ${poll.id}, 7, 'no')`.execute(tx),
  );
  const exported = (person: TestPerson) =>
    person.call('GET /api/v1/polls/:pollId/ballots/export', { params });
  expect([(await exported(owner)).status, (await exported(board)).status]).toEqual([403, 200]);
});

test('a proxy votes once for each, is taken back, and a vote that may not be replaced stays', async () => {
  const [owner, board] = [await app.client.as('owner', 'demo'), await app.client.as('board', 'demo')];
  const poll = await opened({ ...members, proxies: true, replaceable: false, secrecy: 'open' });
  const [electorId = ''] = (await ballotOf(owner, poll.id)).votes.map((vote) => vote.electorId);
  const params = { pollId: poll.id, electorId };
  const body = { memberId: await memberId('board') };
  await owner.ok('POST /api/v1/polls/:pollId/electors/:electorId/proxies', { params, body });
  const held = (await ballotOf(board, poll.id)).votes;
  expect(held.map(({ proxyFor }) => proxyFor)).toEqual([null, 'Priya Raman']);
  await owner.ok('DELETE /api/v1/polls/:pollId/electors/:electorId/proxies', { params });
  expect((await cast(board, poll.id, 'yes', electorId)).status).toBe(404);
  await owner.ok('POST /api/v1/polls/:pollId/electors/:electorId/proxies', { params, body });
  expect((await cast(board, poll.id, 'yes', electorId)).status).toBe(200);
  expect(await cast(owner, poll.id, 'no', electorId)).toMatchObject({
    status: 409,
    body: { code: 'voted-already' },
  });
  const revoked = await owner.call('DELETE /api/v1/polls/:pollId/electors/:electorId/proxies', { params });
  expect(revoked.status).toBe(409);
  await close(poll.id);
  const { data } = await owner.ok('GET /api/v1/polls/:pollId/results', { params });
  expect(data.named).toEqual([{ name: 'Priya Raman', weight: 1, choices: 'yes' }]);
  expect(data.methods).toEqual([{ method: 'proxy', votes: 1 }]);
});

test('electors stay those of the record date; shares weigh; a ballot that cannot be read is spoiled', async () => {
  const [manager, owner] = [await admin(), await app.client.as('owner', 'demo')];
  const poll = await opened({ basis: 'share', secrecy: 'named' });
  const { votes } = await ballotOf(owner, poll.id);
  const [mine] = votes;
  expect(mine?.weight).toBeGreaterThan(1);
  // A sale on the day after.
  await inDemo((tx) =>
    sql`update ownership set ends_on = ${today()}, version = version + 1 where ends_on is null
      and person_id in (select id from person where member_id = ${ownerId}) and starts_on <= ${today()}`.execute(
      tx,
    ),
  );
  expect((await ballotOf(owner, poll.id)).votes).toEqual(votes);
  expect((await cast(owner, poll.id, 'o7>nonsense')).status).toBe(200);
  await close(poll.id);
  const { data } = await manager.ok('GET /api/v1/polls/:pollId/results', { params: { pollId: poll.id } });
  expect(data.counts[0]?.result).toMatchObject({
    outcome: 'failed',
    present: { ballots: 1, weight: mine?.weight },
    spoiled: { ballots: 1 },
  });
  expect(data.rules.electorate.weight).toBe(poll.eligibleWeight);
});

const ownerId = sql`(select member.id from member join identity on identity.id = member.identity_id
  where identity.email = 'owner@demo.example' and member.tenant_id = courtyard.tenant_id())`;

test('a state refuses with its statute; an open poll stays as it is; drafts change under their version', async () => {
  const person = await admin();
  const body = { title: 'Roof', closesOn: addDays(today(), 3), profile: 'california' as const };
  const refused = async (more: object) => {
    const { status, body: answer } = await person.call('POST /api/v1/polls', { body: { ...body, ...more } });
    return [status, JSON.stringify(answer)];
  };
  expect(await refused({ replaceable: true })).toEqual([422, expect.stringContaining('5120(a)')]);
  expect(await refused({ replaceable: false, arrearsBar: true })).toEqual([
    422,
    expect.stringContaining('5105(g)(1)'),
  ]);
  expect(await refused({ replaceable: false, subject: 'assessment' })).toEqual([
    422,
    expect.stringContaining('5105(i)'),
  ]);
  const made = await draft();
  const params = { pollId: made.id };
  const change = { title: 'Roof of the hall', closesOn: made.closesOn, version: 1 };
  expect((await person.ok('PUT /api/v1/polls/:pollId', { params, body: change })).data.version).toBe(2);
  expect((await person.call('PUT /api/v1/polls/:pollId', { params, body: change })).status).toBe(409);
  const board = await app.client.as('owner', 'demo');
  expect((await board.call('GET /api/v1/polls/:pollId', { params })).status).toBe(404);
  await person.ok('POST /api/v1/polls/:pollId/open', { params, body: { version: 2 } });
  expect(
    (await person.call('PUT /api/v1/polls/:pollId', { params, body: { ...change, version: 3 } })).status,
  ).toBe(409);
  await expect(
    inDemo((tx) => tx.updateTable('poll').set({ title: 'Another' }).where('id', '=', made.id).execute()),
  ).rejects.toThrow('a poll that was opened stays as it is');
  const cancelled = await person.ok('POST /api/v1/polls/:pollId/cancel', {
    params,
    body: { version: 3, reason: 'Wrong question' },
  });
  expect(cancelled.data.status).toBe('cancelled');
  const other = await opened();
  await app.runJob('communications.poll-closing');
  const keys = await readdir(join(app.platform.dataFolder, 'poll-keys'));
  expect([made.id, other.id].map((id) => keys.includes(`${id}.json`))).toEqual([false, true]);
});

test("one of another community is nobody's, and who has no vote gets no ballot", async () => {
  const poll = await opened({ basis: 'unit' });
  const params = { pollId: poll.id };
  const lake = await app.client.as('admin', 'lakeside');
  expect((await lake.call('GET /api/v1/polls/:pollId', { params })).status).toBe(404);
  const vendor = await app.client.as('vendor', 'demo');
  expect((await vendor.call('GET /api/v1/polls/:pollId/ballot', { params })).status).toBe(404);
  expect((await vendor.call('GET /api/v1/polls')).status).toBe(403);
  const tasks = await (await app.client.as('owner', 'demo')).ok('GET /api/v1/me/tasks');
  expect(JSON.stringify(tasks)).toContain(poll.id);
});

test('who runs a poll sees its electors, and records a proxy on paper of which the owner is told', async () => {
  const [manager, owner, board] = [
    await admin(),
    await app.client.as('owner', 'demo'),
    await app.client.as('board', 'demo'),
  ];
  const poll = await opened({ ...members, proxies: true, arrearsBar: true });
  const params = { pollId: poll.id };
  const electors = async (query = {}) => manager.ok('GET /api/v1/polls/:pollId/electors', { params, query });
  const [priya] = (await electors({ search: 'priya' })).data;
  if (!priya) throw new Error('the owner is no elector');
  const its = { ...params, electorId: priya.id };
  const holders = await owner.ok('GET /api/v1/polls/:pollId/members', { params });
  expect(holders.data.map(({ name }) => name)).not.toContain('Priya Raman');
  const vendor = await app.client.as('vendor', 'demo');
  expect((await vendor.call('GET /api/v1/polls/:pollId/members', { params })).status).toBe(404);

  const give = (memberIdOfHolder: string) =>
    manager.call('POST /api/v1/polls/:pollId/electors/:electorId/proxies', {
      params: its,
      body: { memberId: memberIdOfHolder },
    });
  expect((await give(await memberId('owner'))).status).toBe(422);
  expect((await give(await memberId('board'))).status).toBe(204);
  expect((await electors({ search: 'priya' })).data[0]).toMatchObject({
    proxy: expect.any(String),
    method: null,
  });
  expect((await ballotOf(board, poll.id)).votes.map(({ proxyFor }) => proxyFor)).toContain('Priya Raman');
  const told = await owner.ok('GET /api/v1/shell/notifications');
  expect(JSON.stringify(told)).toContain('can cast your vote');
  expect((await cast(board, poll.id, 'no', priya.id)).status).toBe(200);
  expect((await electors({ voted: 'yes' })).data).toMatchObject([{ id: priya.id, method: 'proxy' }]);
  // Somebody voted: whole rules and their hash stay.
  const suspend = { params: its, body: { reason: 'Owes dues' } };
  expect(
    await manager.call('PUT /api/v1/polls/:pollId/electors/:electorId/suspension', suspend),
  ).toMatchObject({ status: 409, body: { code: 'voting-began' } });

  const elsewhere = await opened({ ...members, arrearsBar: true });
  const [other] = (
    await manager.ok('GET /api/v1/polls/:pollId/electors', { params: { pollId: elsewhere.id } })
  ).data;
  const itsParams = { pollId: elsewhere.id, electorId: other?.id ?? '' };
  await manager.ok('PUT /api/v1/polls/:pollId/electors/:electorId/suspension', {
    params: itsParams,
    body: { reason: 'Owes dues' },
  });
  const { data: after } = await manager.ok('GET /api/v1/polls/:pollId', { params: { pollId: elsewhere.id } });
  expect([after.electors, after.rulesHash === elsewhere.rulesHash]).toEqual([
    (elsewhere.electors ?? 0) - 1,
    false,
  ]);
});

test('a draft opens itself at its moment; one that cannot waits, and who runs polls is told', async () => {
  const manager = await admin();
  const [good, bad] = [await draft(members), await draft({ ...members, title: 'Over before it began' })];
  const plan = (poll: typeof good, opensOn: string | null) =>
    manager.call('PUT /api/v1/polls/:pollId/opening', {
      params: { pollId: poll.id },
      body: { version: poll.version, opensOn },
    });
  expect((await plan(good, addDays(today(), -1))).status).toBe(422);
  expect((await plan(good, addDays(today(), 8))).status).toBe(422);
  for (const poll of [good, bad]) expect((await plan(poll, addDays(today(), 1))).status).toBe(200);
  // The close is moved to before the moment.
  await manager.ok('PUT /api/v1/polls/:pollId', {
    params: { pollId: bad.id },
    body: { ...members, title: bad.title, closesOn: addDays(today(), 1), closesTime: '00:01', version: 2 },
  });
  const before = app.platform.clock();
  await app.runJob('communications.poll-opening');
  const statusOf = async ({ id }: typeof good) =>
    (await manager.ok('GET /api/v1/polls/:pollId', { params: { pollId: id } })).data;
  expect((await statusOf(good)).status).toBe('draft');
  app.setClock(new Date(before.getTime() + 2 * 86_400_000));
  await app.runJob('communications.poll-opening');
  app.setClock(before);
  expect(await statusOf(good)).toMatchObject({ status: 'open', recordDate: addDays(today(), 2) });
  expect(await statusOf(bad)).toMatchObject({ status: 'draft', opensAt: null });
  const told = await manager.ok('GET /api/v1/shell/notifications');
  expect(JSON.stringify(told)).toContain('Not opened: Over before it began');
});
