import { acclamationBar, keptUntil } from '@courtyard/contract/communications/poll/election/election.rules';
import { addDays } from '@courtyard/contract/days';
import { sql } from 'kysely';
import type { TestPerson } from '../../../../testing';
import { asOwner } from '../proof/dump';
import { pollScene } from '../proof/poll-scene';

const { app, admin, today, inDemo, draft, cast, close, memberId } = pollScene();

const of = (pollId: string) => ({ params: { pollId } });
const election = async (person: TestPerson, pollId: string) =>
  (await person.ok('GET /api/v1/polls/:pollId/election', of(pollId))).data;
const later = async (days: number, work: () => Promise<void>) => {
  const before = app.platform.clock();
  app.setClock(new Date(before.getTime() + days * 86_400_000));
  await work().finally(() => app.setClock(before));
};

async function nominating(more = {}) {
  const poll = await draft({
    title: 'Election of the board',
    kind: 'multiple',
    seats: 2,
    most: 2,
    basis: 'member',
    subject: 'election',
    nominationsUntil: addDays(today(), 2),
    closesOn: addDays(today(), 6),
    ...more,
  });
  const body = { version: poll.version };
  return (await (await admin()).ok('POST /api/v1/polls/:pollId/nominations', { ...of(poll.id), body })).data;
}

const nominate = (person: TestPerson, pollId: string, body: object) =>
  person.call('POST /api/v1/polls/:pollId/candidates', { ...of(pollId), body });

test('nominees accept and are on the ballot by surname; who stands does not inspect; inspectors count and certify', async () => {
  const [manager, owner, board, treasurer] = [
    await admin(),
    await app.client.as('owner', 'demo'),
    await app.client.as('board', 'demo'),
    await app.client.as('treasurer', 'demo'),
  ];
  const poll = await nominating();
  const params = { pollId: poll.id };
  expect((await nominate(owner, poll.id, { statement: 'Plain accounts.' })).status).toBe(201);
  expect((await nominate(owner, poll.id, {})).body).toMatchObject({ code: 'nominated-already' });
  expect((await nominate(owner, poll.id, { memberId: await memberId('board') })).status).toBe(201);
  expect((await nominate(owner, poll.id, { name: 'Zelda Abbott' })).status).toBe(403);
  for (const name of ['Zelda Abbott', 'Ann Zimmer'])
    expect((await nominate(manager, poll.id, { name })).status).toBe(201);
  // Who was not asked does not see who has not answered.
  expect((await election(treasurer, poll.id)).candidates).toHaveLength(3);
  const [asked] = (await election(board, poll.id)).candidates.filter(({ isMine }) => isMine);
  const answer = {
    params: { ...params, candidateId: asked?.id ?? '' },
    body: { accepts: true, statement: 'Roofs first.' },
  };
  expect((await owner.call('PUT /api/v1/polls/:pollId/candidates/:candidateId', answer)).status).toBe(404);
  await board.ok('PUT /api/v1/polls/:pollId/candidates/:candidateId', answer);

  const name = (body: object) => manager.call('POST /api/v1/polls/:pollId/inspectors', { params, body });
  expect((await name({ memberId: await memberId('board') })).body).toMatchObject({
    code: 'nominated-already',
  });
  expect((await name({ memberId: await memberId('treasurer') })).status).toBe(201);
  expect((await nominate(treasurer, poll.id, {})).body).toMatchObject({ code: 'inspects' });

  const open = (version: number) =>
    manager.call('POST /api/v1/polls/:pollId/open', { params, body: { version } });
  expect((await open(poll.version)).body).toMatchObject({ code: 'nominations-open' });
  await later(3, async () => {
    expect((await nominate(manager, poll.id, {})).body).toMatchObject({ code: 'no-nominations' });
    expect((await open(poll.version)).body).toMatchObject({ data: { status: 'open' } });
    const { data } = await owner.ok('GET /api/v1/polls/:pollId/ballot', { params });
    expect(data.candidates[0]).toEqual({ key: 'o1', name: 'Zelda Abbott', statement: null });
    expect(data.candidates.map(({ statement }) => statement)).toEqual(
      expect.arrayContaining(['Plain accounts.', 'Roofs first.']),
    );
    expect(data.poll).toMatchObject({ seats: 2, most: 2 });
    expect((await cast(owner, poll.id, 'o1+o2')).status).toBe(200);
    await close(poll.id);
  });

  const certify = async (person: TestPerson) => {
    const { version } = (await manager.ok('GET /api/v1/polls/:pollId', { params })).data;
    return (await person.call('POST /api/v1/polls/:pollId/certify', { params, body: { version } })).status;
  };
  expect((await owner.call('POST /api/v1/polls/:pollId/counts', { params })).status).toBe(403);
  expect((await treasurer.call('POST /api/v1/polls/:pollId/counts', { params })).status).toBe(201);
  expect([await certify(manager), await certify(board), await certify(treasurer)]).toEqual([403, 403, 200]);

  // What is kept is kept, by SQL too, until its last day.
  const remove = () =>
    inDemo((tx) => sql`select courtyard.remove_poll_records(${poll.id}::uuid)`.execute(tx));
  await expect(remove()).rejects.toThrow('are kept');
  const keepUntil = (more: string) =>
    sql`update poll set keep_until = ${sql.raw(more)} where id = ${poll.id}`;
  await expect(inDemo((tx) => keepUntil(`current_date - 1`).execute(tx))).rejects.toThrow('are kept stays');
  // Whatever the clock of who asks: a year too far ahead removes nothing.
  await later(3 * 366 + 10, () => app.runJob('communications.poll-elections'));
  await expect(remove()).rejects.toThrow('are kept');
  const counted = (await owner.ok('GET /api/v1/polls/:pollId/results', { params })).data.counts;
  const dayOf = `courtyard.day_in('${app.tenants.demo}', now())`;
  const setTo = (day: string) =>
    asOwner(app, async (client) => {
      await client.query('alter table poll disable trigger kept_until');
      await client.query(`update poll set keep_until = ${day} where id = $1`, [poll.id]);
      await client.query('alter table poll enable trigger kept_until');
    });
  await setTo(dayOf);
  await expect(remove()).rejects.toThrow('are kept');
  await setTo(`${dayOf} - 1`);
  await app.runJob('communications.poll-elections');
  const left = await inDemo(async (tx) => {
    const { rows } = await sql<{ left: number }>`
      select (select count(*) from poll_ballot where poll_id = ${poll.id})::int
        + (select count(*) from poll_envelope where poll_id = ${poll.id})::int
        + (select count(*) from poll_elector where poll_id = ${poll.id})::int
        + (select count(*) from poll_code where poll_id = ${poll.id})::int as left`.execute(tx);
    return rows[0]?.left;
  });
  expect(left).toBe(0);
  expect((await owner.ok('GET /api/v1/polls/:pollId/results', { params })).data.counts).toEqual(counted);
  expect((await treasurer.call('POST /api/v1/polls/:pollId/counts', { params })).body).toMatchObject({
    code: 'records-removed',
  });
});

test('no more candidates than seats: elected without a vote where members were told, and only then', async () => {
  const [manager, owner] = [await admin(), await app.client.as('owner', 'demo')];
  const acclaim = async (pollId: string) => {
    const { version } = (await manager.ok('GET /api/v1/polls/:pollId', of(pollId))).data;
    return manager.call('POST /api/v1/polls/:pollId/acclamation', { ...of(pollId), body: { version } });
  };
  const [told, untold] = [await nominating({ acclamation: true }), await nominating()];
  for (const { id } of [told, untold]) await nominate(owner, id, {});
  expect((await acclaim(told.id)).body).toMatchObject({ code: 'nominations-open' });
  await later(3, async () => {
    await manager.ok('POST /api/v1/member-auth/proof', {
      body: { way: 'password', password: 'courtyard-demo' },
    });
    expect((await acclaim(untold.id)).body).toMatchObject({ code: 'vote-needed' });
    expect((await acclaim(told.id)).body).toMatchObject({ data: { status: 'acclaimed' } });
  });
  expect(await election(owner, told.id)).toMatchObject({
    candidates: [{ status: 'accepted', isMine: true }],
  });
});

test('the states: who nominates, how many inspect, notice before an acclamation, how long records are kept', async () => {
  const [manager, owner] = [await admin(), await app.client.as('owner', 'demo')];
  const florida = await nominating({ profile: 'florida' });
  expect((await nominate(owner, florida.id, { memberId: await memberId('board') })).body).toMatchObject({
    code: 'own-only',
  });
  const cumulative = {
    profile: 'florida',
    kind: 'cumulative',
    subject: 'election',
    options: ['A', 'B', 'C'],
  };
  const refused = await manager.call('POST /api/v1/polls', {
    body: { title: 'Board', closesOn: addDays(today(), 3), seats: 2, ...cumulative } as never,
  });
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('718.112(2)(d)')]);

  const california = await draft({
    profile: 'california',
    subject: 'election',
    kind: 'cumulative',
    seats: 2,
    replaceable: false,
    options: ['A', 'B', 'C'],
    basis: 'member',
  });
  const open = async () => {
    const { version } = (await manager.ok('GET /api/v1/polls/:pollId', of(california.id))).data;
    return manager.call('POST /api/v1/polls/:pollId/open', { ...of(california.id), body: { version } });
  };
  expect((await open()).body).toMatchObject({ code: 'inspectors-needed' });
  await manager.ok('POST /api/v1/polls/:pollId/inspectors', {
    ...of(california.id),
    body: { name: 'Kept Until Yesterday', endsOn: today() },
  });
  // Whose seat is over inspects nothing.
  await later(1, async () => expect((await open()).body).toMatchObject({ code: 'inspectors-needed' }));
  const { inspectors } = await election(manager, california.id);
  await manager.ok('DELETE /api/v1/polls/:pollId/inspectors/:inspectorId', {
    params: { pollId: california.id, inspectorId: inspectors[0]?.id ?? '' },
  });
  await manager.ok('POST /api/v1/polls/:pollId/inspectors', {
    ...of(california.id),
    body: { name: 'Reed and Partners' },
  });
  expect((await open()).status).toBe(200);
  // Two votes on one, or one on each of two; three are too many.
  expect((await cast(owner, california.id, 'o2=2')).status).toBe(200);
  expect((await cast(await app.client.as('board', 'demo'), california.id, 'o1=2+o2=1')).status).toBe(200);
  await close(california.id);
  const { data } = await owner.ok('GET /api/v1/polls/:pollId/results', of(california.id));
  expect(data.counts[0]?.result).toMatchObject({
    elected: ['o2'],
    spoiled: { ballots: 1 },
    tallies: [{ total: 0 }, { key: 'o2', total: 2, weight: 1 }, { total: 0 }],
  });

  const standing = { seats: 2, candidates: 2, acclamation: true, nominationDays: 95, reminderDays: 14 };
  const bars = [
    acclamationBar({ ...standing, profile: 'california' }),
    acclamationBar({ ...standing, profile: 'california', nominationDays: 89 }),
    acclamationBar({ ...standing, profile: 'california', reminderDays: null }),
    acclamationBar({ ...standing, profile: 'florida', acclamation: false }),
    acclamationBar({ ...standing, profile: 'texas', acclamation: false }),
    acclamationBar({ ...standing, profile: 'none', candidates: 3 }),
  ];
  expect(bars).toEqual([null, 'california-notice', 'california-reminder', null, 'documents', 'contested']);
  expect([keptUntil('florida', '2028-02-29'), keptUntil('california', '2026-11-30')]).toEqual([
    '2029-02-28',
    '2029-11-30',
  ]);
});
