import {
  certificationBar,
  contestedUntil,
  noticeDueOn,
} from '@courtyard/contract/communications/poll/election/certification.rules';
import { addDays } from '@courtyard/contract/days';
import { sql } from 'kysely';
import { demoPassword } from '../../../../demo/communities';
import type { TestPerson } from '../../../../testing';
import { pollScene } from '../proof/poll-scene';

const { app, admin, today, inDemo, draft, opened, cast, close, memberId } = pollScene();
const of = (pollId: string) => ({ params: { pollId } });
const prove = (person: TestPerson) =>
  person.ok('POST /api/v1/member-auth/proof', { body: { way: 'password', password: demoPassword } });

test('the states ask for notice of the result, and leave days to contest it', () => {
  const standing = { profile: 'none' as const, recountDays: 0, closedOn: '2027-03-01', noticeOn: null };
  expect(certificationBar(standing, '2027-03-01')).toBeNull();
  expect(certificationBar({ ...standing, recountDays: 5 }, '2027-03-06')).toBe('window');
  expect(certificationBar({ ...standing, recountDays: 5 }, '2027-03-07')).toBeNull();
  const texas = { ...standing, profile: 'texas' as const };
  expect(certificationBar(texas, '2027-09-01')).toBe('notice');
  // The later of both days counts, and the state's days at least.
  expect(contestedUntil({ ...texas, noticeOn: '2027-03-04', recountDays: 3 })).toBe('2027-03-19');
  expect(contestedUntil({ ...texas, noticeOn: '2027-03-04', recountDays: 20 })).toBe('2027-03-24');
  const california = { ...standing, profile: 'california' as const };
  expect(noticeDueOn(california)).toBe('2027-03-16');
  expect(certificationBar(california, '2027-03-02')).toBe('notice');
  expect(certificationBar({ ...california, noticeOn: '2027-03-02' }, '2027-03-02')).toBeNull();
});

test('a result is certified once members were told of it and the days to contest it are over', async () => {
  const [owner, board] = [await app.client.as('owner', 'demo'), await app.client.as('board', 'demo')];
  const poll = await opened({ basis: 'member', profile: 'texas' });
  await cast(owner, poll.id, 'yes');
  await close(poll.id);
  const before = app.platform.clock();
  app.setClock(new Date(Date.parse(poll.closesAt) + 86_400_000));
  const version = async () => (await board.ok('GET /api/v1/polls/:pollId', of(poll.id))).data.version;
  const certify = async () => {
    await prove(board);
    return board.call('POST /api/v1/polls/:pollId/certify', {
      ...of(poll.id),
      body: { version: await version() },
    });
  };
  expect((await certify()).body).toMatchObject({ code: 'result-not-told' });
  const told = (on: string, who = board) =>
    who.call('PUT /api/v1/polls/:pollId/result-notice', { ...of(poll.id), body: { on, how: 'By letter' } });
  expect((await told(today(), owner)).status).toBe(403);
  expect((await told(addDays(today(), 1))).status).toBe(422);
  expect((await told(addDays(today(), -5))).status).toBe(422);
  expect((await told(today())).body.data).toMatchObject({ resultNotice: { on: today(), how: 'By letter' } });
  expect((await certify()).body).toMatchObject({ code: 'still-contestable' });
  app.setClock(new Date(Date.parse(poll.closesAt) + 17 * 86_400_000));
  expect((await certify()).status).toBe(200);
  expect((await told(today())).body).toMatchObject({ code: 'not-counted' });
  app.setClock(before);
});

test('owners of a day before the opening vote; of one that is to come nobody can open it', async () => {
  const recordOn = addDays(today(), -20);
  expect(await opened({ basis: 'unit', recordOn })).toMatchObject({ recordOn, recordDate: recordOn });
  const manager = await admin();
  const ahead = await draft({ basis: 'unit', recordOn: addDays(today(), 1) });
  const open = { ...of(ahead.id), body: { version: ahead.version } };
  expect((await manager.call('POST /api/v1/polls/:pollId/open', open)).body).toMatchObject({
    code: 'record-date-ahead',
  });
  const create = (more: object) =>
    manager.call('POST /api/v1/polls', { body: { title: 'Pave', closesOn: addDays(today(), 3), ...more } });
  expect((await create({ basis: 'member', recordOn })).body).toMatchObject({
    fields: { recordOn: expect.any(String) },
  });
  const california = { basis: 'unit', profile: 'california', replaceable: false };
  expect((await create(california)).status).toBe(201);
  expect((await create({ ...california, recordOn })).body).toMatchObject({
    fields: { recordOn: expect.stringContaining('5105(g)(1)') },
  });
});

test('a vote is given until a day, in several questions at once, and is its owner’s again afterwards', async () => {
  const [owner, board] = [await app.client.as('owner', 'demo'), await app.client.as('board', 'demo')];
  const one = await opened({ basis: 'unit', proxies: true, title: 'Roof' });
  const two = await opened({ basis: 'unit', proxies: true, title: 'Pool' });
  const without = await opened({ basis: 'unit', title: 'Gate' });
  const mine = async (id: string) => (await owner.ok('GET /api/v1/polls/:pollId/ballot', of(id))).data.votes;
  const [vote] = await mine(one.id);
  const params = { pollId: one.id, electorId: vote?.electorId ?? '' };
  const path = '/api/v1/polls/:pollId/electors/:electorId' as const;
  const { data: others } = await owner.ok(`GET ${path}/other-votes`, { params });
  expect(others.map(({ title }) => title)).toContain('Pool');
  expect(others.map(({ title }) => title)).not.toContain('Gate');
  // Of a vote that is not theirs nobody learns where else it is.
  const theirs = await board.call(`GET ${path}/other-votes`, { params });
  expect(theirs.status).toBe(404);
  const give = async (more: object) =>
    owner.call(`POST ${path}/proxies`, { params, body: { memberId: await memberId('board'), ...more } });
  expect((await give({ until: addDays(one.closesOn, 1) })).body).toMatchObject({
    fields: { until: expect.any(String) },
  });
  expect((await give({ alsoPollIds: [without.id] })).body).toMatchObject({
    fields: { alsoPollIds: expect.any(String) },
  });
  expect((await give({ until: today(), alsoPollIds: [two.id] })).status).toBe(204);
  const held = async (id: string) =>
    (await board.ok('GET /api/v1/polls/:pollId/ballot', of(id))).data.votes.filter(
      ({ proxyFor }) => proxyFor !== null,
    );
  expect((await held(one.id)).map(({ name }) => name)).toEqual([vote?.name]);
  expect((await held(two.id)).map(({ name }) => name)).toEqual([vote?.name]);
  expect((await mine(one.id))[0]?.givenTo).toMatchObject({ until: today() });
  const before = app.platform.clock();
  app.setClock(new Date(before.getTime() + 86_400_000));
  expect(await held(one.id)).toEqual([]);
  expect((await cast(board, two.id, 'yes', params.electorId)).status).toBe(404);
  expect((await mine(one.id))[0]?.givenTo).toBeNull();
  expect((await give({})).status).toBe(204);
  app.setClock(before);
});

test('a person’s other votes are theirs, and not those of somebody else of that name', async () => {
  const [owner, manager] = [await app.client.as('owner', 'demo'), await admin()];
  const [one, two] = [
    await opened({ basis: 'member', proxies: true }),
    await opened({ basis: 'member', proxies: true }),
  ];
  const [mine] = (await owner.ok('GET /api/v1/polls/:pollId/ballot', of(one.id))).data.votes;
  const namesake = await memberId('board');
  await inDemo((tx) =>
    sql`with elector as (
        insert into poll_elector (tenant_id, id, poll_id, name, people, weight)
        values (courtyard.tenant_id(), gen_random_uuid(), ${two.id}, ${mine?.name}, ${mine?.name}, 1)
        returning tenant_id, id, poll_id)
      insert into poll_voter (tenant_id, elector_id, poll_id, member_id)
      select elector.*, ${namesake} from elector`.execute(tx),
  );
  const params = { pollId: one.id, electorId: mine?.electorId ?? '' };
  const { data } = await manager.ok('GET /api/v1/polls/:pollId/electors/:electorId/other-votes', { params });
  expect(data.filter(({ pollId }) => pollId === two.id)).toHaveLength(1);
});

test('the seat of an inspector from outside ends on its day: afterwards who has the permission certifies', async () => {
  const [owner, board] = [await app.client.as('owner', 'demo'), await app.client.as('board', 'demo')];
  const poll = await draft({
    basis: 'member',
    subject: 'election',
    kind: 'single',
    options: ['Ann', 'Bo', 'Cy'],
  });
  const name = async (endsOn: string) =>
    board.call('POST /api/v1/polls/:pollId/inspectors', {
      ...of(poll.id),
      body: { memberId: await memberId('treasurer'), endsOn },
    });
  expect((await name(addDays(today(), -1))).status).toBe(422);
  expect((await name(addDays(today(), 4))).status).toBe(201);
  const manager = await admin();
  const open = { ...of(poll.id), body: { version: poll.version } };
  const { data } = await manager.ok('POST /api/v1/polls/:pollId/open', open);
  await cast(owner, poll.id, 'o1');
  await close(poll.id);
  const before = app.platform.clock();
  const certify = async (days: number) => {
    app.setClock(new Date(Date.parse(data.closesAt) + days * 86_400_000));
    const { version } = (await board.ok('GET /api/v1/polls/:pollId', of(poll.id))).data;
    await prove(board);
    return (await board.call('POST /api/v1/polls/:pollId/certify', { ...of(poll.id), body: { version } }))
      .status;
  };
  expect(await certify(0.1)).toBe(403);
  const { inspectors } = (await board.ok('GET /api/v1/polls/:pollId/election', of(poll.id))).data;
  expect(inspectors).toMatchObject([{ hasAccount: true, endsOn: addDays(today(), 1) }]);
  expect(await certify(3)).toBe(200);
  app.setClock(before);
});
