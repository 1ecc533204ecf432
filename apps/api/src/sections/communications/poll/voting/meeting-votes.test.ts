import { addDays } from '@courtyard/contract/days';
import { sql } from 'kysely';
import { demoPassword } from '../../../../demo/communities';
import type { TestPerson } from '../../../../testing';
import { asOwner } from '../proof/dump';
import { pollScene } from '../proof/poll-scene';

const { app, admin, today, inDemo, opened, ballotOf, envelope, cast, close } = pollScene();
const of = (pollId: string) => ({ params: { pollId } });

async function meetingOf(more: object = {}) {
  const body = {
    name: 'Annual',
    kind: 'annual' as const,
    heldOn: addDays(today(), 2),
    startTime: '19:00',
    endTime: '20:30',
    place: 'Clubhouse',
    ...more,
  };
  return (await (await admin()).ok('POST /api/v1/meetings', { body })).data.id;
}

/** Brings a meeting on, from where it stands through all of these. */
async function move(meetingId: string, ...through: ('called' | 'in-session' | 'adjourned')[]) {
  const manager = await admin();
  const params = { meetingId };
  for (const status of through) {
    const { version } = (await manager.ok('GET /api/v1/meetings/:meetingId', { params })).data;
    await manager.ok('POST /api/v1/meetings/:meetingId/status', { params, body: { status, version } });
  }
}

async function inSession() {
  const meetingId = await meetingOf();
  await move(meetingId, 'called', 'in-session');
  return meetingId;
}

/** Changes the words of a poll, by default as who runs it and just proved that it is them. */
async function amend(pollId: string, who?: TestPerson) {
  const manager = await admin();
  await manager.ok('POST /api/v1/member-auth/proof', { body: { way: 'password', password: demoPassword } });
  const { version } = (await manager.ok('GET /api/v1/polls/:pollId', of(pollId))).data;
  const body = { wording: 'Repave the drive in spring', version };
  return (who ?? manager).call('POST /api/v1/polls/:pollId/amendment', { ...of(pollId), body });
}

/** Casts a vote as who has not read what was amended. */
async function castOnWordsBefore(person: TestPerson, pollId: string) {
  const { votes } = await ballotOf(person, pollId);
  const { envelope: sealed } = await envelope(person, pollId, 'yes');
  const body = { electorId: votes[0]?.electorId ?? '', envelope: sealed };
  return person.call('POST /api/v1/polls/:pollId/votes', { ...of(pollId), body });
}

/** Enters a vote for the owner's home as who runs the poll. */
async function enter(pollId: string, choices: string, inRoom: boolean, more: object = {}) {
  const [owner, manager] = [await app.client.as('owner', 'demo'), await admin()];
  const electorId = (await ballotOf(owner, pollId)).votes[0]?.electorId ?? '';
  const sealed = await envelope(owner, pollId, choices);
  const body = { electorId, envelope: sealed.envelope, inRoom, ...more };
  return manager.call('POST /api/v1/polls/:pollId/paper-votes', { ...of(pollId), body });
}

test('a poll does not name the meeting that is still a draft to who may not know of it', async () => {
  const owner = await app.client.as('owner', 'demo');
  const meetingId = await meetingOf({ name: 'Not said yet' });
  const poll = await opened({ meetingId });
  const seen = async () => (await owner.ok('GET /api/v1/polls/:pollId', of(poll.id))).data;
  expect(await seen()).toMatchObject({ meetingId: null, meeting: null });
  const { data: written } = await (await admin()).ok('GET /api/v1/polls/:pollId', of(poll.id));
  expect(written.meeting).toMatchObject({ name: 'Not said yet' });
  await move(meetingId, 'called');
  expect(await seen()).toMatchObject({ meetingId, meeting: { name: 'Not said yet', status: 'called' } });
});

test('votes in advance and in the room are one tally; in Texas who comes has that vote counted, and no other', async () => {
  const owner = await app.client.as('owner', 'demo');
  const meetingId = await meetingOf();
  const poll = await opened({ basis: 'unit', profile: 'texas', replaceable: false, meetingId });
  expect(poll.meeting).toMatchObject({ id: meetingId, name: 'Annual', status: 'draft' });
  expect((await cast(owner, poll.id, 'no')).status).toBe(200);
  // A letter that comes in is no appearing in person.
  expect((await enter(poll.id, 'yes', false)).status).toBe(409);
  // A meeting that is a draft is for those who prepare it.
  const path = 'GET /api/v1/meetings/:meetingId/polls';
  expect((await owner.call(path, { params: { meetingId } })).status).toBe(404);
  await move(meetingId, 'called');
  expect((await enter(poll.id, 'yes', true)).body).toMatchObject({ code: 'not-in-session' });
  await move(meetingId, 'in-session');
  expect((await enter(poll.id, 'yes', true)).status).toBe(200);
  expect((await cast(owner, poll.id, 'no')).status).toBe(409);
  await move(meetingId, 'adjourned');
  expect((await enter(poll.id, 'no', true)).body).toMatchObject({ code: 'not-in-session' });
  await close(poll.id);
  const { data } = await owner.ok('GET /api/v1/polls/:pollId/results', of(poll.id));
  expect(data.methods).toEqual([{ method: 'room', votes: 1 }]);
  expect(data.counts[0]?.result).toMatchObject({
    tallies: [
      { key: 'yes', weight: 1 },
      { key: 'no', weight: 0 },
    ],
  });
  const ofMeeting = await (await admin()).ok(path, { params: { meetingId } });
  expect(ofMeeting.data).toMatchObject([{ id: poll.id, status: 'counted' }]);
});

test('in Texas nothing on paper takes the place of a vote in the room, though votes can be replaced', async () => {
  const owner = await app.client.as('owner', 'demo');
  const room = { basis: 'unit' as const, replaceable: true };
  const texas = await opened({ ...room, profile: 'texas', meetingId: await inSession() });
  expect((await cast(owner, texas.id, 'no')).status).toBe(200);
  expect((await enter(texas.id, 'no', false)).status).toBe(200);
  expect((await enter(texas.id, 'yes', true)).status).toBe(200);
  expect((await enter(texas.id, 'no', false)).body).toMatchObject({ code: 'voted-already' });
  expect((await cast(owner, texas.id, 'no')).body).toMatchObject({ code: 'voted-already' });
  const elsewhere = await opened({ ...room, meetingId: await inSession() });
  expect((await enter(elsewhere.id, 'yes', true)).status).toBe(200);
  expect((await enter(elsewhere.id, 'no', false)).status).toBe(200);
});

test('an amended motion drops what was cast in advance, keeps the room, and tells those who may vote', async () => {
  const [owner, board, manager] = [
    await app.client.as('owner', 'demo'),
    await app.client.as('board', 'demo'),
    await admin(),
  ];
  const poll = await opened({ basis: 'member', meetingId: await inSession() });
  await cast(board, poll.id, 'no');
  await cast(owner, poll.id, 'no');
  expect((await enter(poll.id, 'yes', true)).status).toBe(200);
  expect((await amend(poll.id, owner)).status).toBe(403);
  expect((await amend(poll.id)).body.data).toMatchObject({
    voted: 1,
    amendment: { wording: 'Repave the drive in spring' },
    title: poll.title,
  });
  expect((await ballotOf(board, poll.id)).poll.amendment?.wording).toBe('Repave the drive in spring');
  const bell = await board.call('GET /api/v1/shell/notifications', { query: {} });
  expect(bell.text).toContain('Amended at the meeting: Repave the drive');
  const history = await manager.ok('GET /api/v1/polls/:pollId/history', of(poll.id));
  expect(history.data.find(({ action }) => action === 'poll.amend')?.changes).toMatchObject({
    dropped: { after: 1 },
  });
  // Whoever still has the words before on screen is told, and nothing is cast.
  expect((await castOnWordsBefore(board, poll.id)).body).toMatchObject({ code: 'amended-meanwhile' });
  expect((await enter(poll.id, 'no', true)).body).toMatchObject({ code: 'amended-meanwhile' });
  const { amendment } = (await ballotOf(owner, poll.id)).poll;
  const amendedAt = amendment?.at ?? null;
  expect((await enter(poll.id, 'no', false, { amendedAt })).body).toMatchObject({ code: 'amended-paper' });
  expect((await manager.call('GET /api/v1/polls/:pollId/letters/file', of(poll.id))).body).toMatchObject({
    code: 'amended-paper',
  });
  expect((await enter(poll.id, 'yes', true, { amendedAt })).status).toBe(200);
  expect((await cast(board, poll.id, 'yes')).status).toBe(200);
  await close(poll.id);
  const { data } = await owner.ok('GET /api/v1/polls/:pollId/results', of(poll.id));
  expect(data.counts[0]?.result).toMatchObject({ present: { ballots: 2 } });
});

test('only a poll of a meeting has votes in the room and is amended; no meeting behind closed doors is named', async () => {
  const manager = await admin();
  const poll = await opened({ basis: 'unit' });
  expect((await enter(poll.id, 'yes', true)).status).toBe(422);
  expect((await amend(poll.id)).body).toMatchObject({ code: 'no-meeting' });
  const create = (meetingId: string) =>
    manager.call('POST /api/v1/polls', {
      body: { title: 'Secret', closesOn: addDays(today(), 5), meetingId },
    });
  expect((await create(await meetingOf({ isExecutive: true }))).body).toMatchObject({
    fields: { meetingId: expect.any(String) },
  });
});

test('nothing is amended before and after the meeting, once the vote is over, of an election or in California', async () => {
  const owner = await app.client.as('owner', 'demo');
  const member = { basis: 'member' as const };
  /** What the database itself says to the one who would drop what was cast. */
  const drop = (pollId: string) =>
    inDemo((tx) => sql`select courtyard.drop_advance_votes(${pollId}::uuid)`.execute(tx));
  const votedIn = async (pollId: string) =>
    (await (await admin()).ok('GET /api/v1/polls/:pollId', of(pollId))).data.voted;
  const kept = async (pollId: string, code: string) => {
    expect((await amend(pollId)).body).toMatchObject({ code });
    await expect(drop(pollId)).rejects.toThrow('in session');
    expect(await votedIn(pollId)).toBe(1);
  };
  const meetingId = await meetingOf();
  const poll = await opened({ ...member, meetingId });
  await cast(owner, poll.id, 'no');
  await kept(poll.id, 'not-in-session');
  await move(meetingId, 'called', 'in-session');
  const before = app.platform.clock();
  app.setClock(new Date(Date.parse(poll.closesAt) + 1000));
  expect((await amend(poll.id)).body).toMatchObject({ code: 'poll-closed' });
  app.setClock(before);
  // Whatever the clock of who asks: the database drops nothing once the time of the close has passed.
  await asOwner(app, async (client) => {
    await client.query('begin');
    await client.query('alter table poll disable trigger kept');
    await client.query(`update poll set closes_at = now() - interval '1 second' where id = $1`, [poll.id]);
    const dropped = client.query('select courtyard.drop_advance_votes($1)', [poll.id]);
    await expect(dropped).rejects.toThrow('in session');
    await client.query('rollback');
  });
  const election = { subject: 'election', kind: 'single', options: ['Ann', 'Bo', 'Cy'] };
  const board = await opened({ ...member, ...election, meetingId });
  await cast(owner, board.id, 'o1');
  await kept(board.id, 'election');
  const california = await opened({ ...member, profile: 'california', replaceable: false, meetingId });
  await cast(owner, california.id, 'no');
  await kept(california.id, 'irrevocable');
  await move(meetingId, 'adjourned');
  await kept(poll.id, 'not-in-session');
});
