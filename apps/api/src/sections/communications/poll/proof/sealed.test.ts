import { countPoll } from '@courtyard/contract/communications/poll/count/count-poll';
import { openSealedBox } from '@courtyard/contract/communications/poll/sealed/box';
import {
  answerChallenge,
  type KeyFile,
  makeKeyFiles,
  readKeyFile,
} from '@courtyard/contract/communications/poll/sealed/key-file';
import { addDays } from '@courtyard/contract/days';
import { sql } from 'kysely';
import { demoPassword } from '../../../../demo/communities';
import type { TestPerson } from '../../../../testing';
import { asOwner, dumped } from './dump';
import { pollScene } from './poll-scene';

const { app, admin, draft, cast, close, memberId, inDemo } = pollScene();

const sealed = { basis: 'member' as const, sealed: true };

/** Shows that a copy of a key is there, as the page does. */
async function prove(person: TestPerson, pollId: string, file: KeyFile) {
  const params = { pollId };
  const { data } = await person.ok('GET /api/v1/polls/:pollId/seal', { params });
  const challenge = data.copies.find(({ copy }) => copy === file.copy)?.challenge ?? '';
  const body = { copy: file.copy, mark: file.mark, challengeCode: await answerChallenge(file, challenge) };
  return person.call('POST /api/v1/polls/:pollId/seal/proofs', { params, body });
}

async function makeKey(person: TestPerson, poll: { id: string; title: string }) {
  const { files, registration } = await makeKeyFiles(poll);
  const params = { pollId: poll.id };
  await person.ok('PUT /api/v1/polls/:pollId/seal', { params, body: registration });
  const [first, second] = files;
  if (!first || !second) throw new Error('no two copies');
  return { first, second };
}

/** A sealed poll that is open, with its inspector and their key. */
async function openSealed(more = {}) {
  const [manager, inspector] = [await admin(), await app.client.as('treasurer', 'demo')];
  const poll = await draft({ ...sealed, ...more });
  const params = { pollId: poll.id };
  const body = { memberId: await memberId('treasurer') };
  await manager.ok('POST /api/v1/polls/:pollId/inspectors', { params, body });
  const { first, second } = await makeKey(inspector, poll);
  for (const file of [first, second]) expect((await prove(inspector, poll.id, file)).status).toBe(200);
  await manager.ok('POST /api/v1/polls/:pollId/open', { params, body: { version: poll.version } });
  return { manager, inspector, poll, params, first, second };
}

async function boxOf(person: TestPerson, pollId: string) {
  const { data } = await person.ok('GET /api/v1/polls/:pollId/box', { params: { pollId } });
  if (data === null) throw new Error('nothing to open');
  return data;
}

test('a sealed poll opens with a key whose two copies were tried, of an inspector, and of nobody else', async () => {
  const [manager, inspector] = [await admin(), await app.client.as('treasurer', 'demo')];
  const named = await manager.call('POST /api/v1/polls', {
    body: { title: 'Names', closesOn: '2099-01-01', sealed: true, secrecy: 'named' },
  });
  expect([named.status, named.text]).toEqual([422, expect.stringContaining('secret polls only')]);
  const poll = await draft(sealed);
  const params = { pollId: poll.id };
  const open = () => manager.call('POST /api/v1/polls/:pollId/open', { params, body: { version: 1 } });
  expect((await open()).body).toMatchObject({ code: 'key-needed' });
  const { registration } = await makeKeyFiles(poll);
  const register = () => manager.call('PUT /api/v1/polls/:pollId/seal', { params, body: registration });
  expect((await register()).status).toBe(403);
  const inspectors = await manager.ok('POST /api/v1/polls/:pollId/inspectors', {
    params,
    body: { memberId: await memberId('treasurer') },
  });
  const old = await makeKey(inspector, poll);
  expect((await prove(inspector, poll.id, old.first)).status).toBe(200);
  expect((await open()).body).toMatchObject({ code: 'key-needed' });
  // The same file is no second copy, and a key that was made anew puts the first one out of use.
  expect((await prove(inspector, poll.id, { ...old.first, copy: 2 })).status).toBe(422);
  const { first, second } = await makeKey(inspector, poll);
  await expect(prove(inspector, poll.id, old.second)).rejects.toThrow('other-key');
  for (const file of [first, second]) expect((await prove(inspector, poll.id, file)).status).toBe(200);
  // Who does not inspect any more has no key of it.
  const taken = { params: { ...params, inspectorId: inspectors.data.id } };
  await manager.ok('DELETE /api/v1/polls/:pollId/inspectors/:inspectorId', taken);
  expect((await open()).body).toMatchObject({ code: 'key-needed' });
  expect(() => readKeyFile(JSON.stringify(old.first), { id: poll.id, ...registration })).toThrow('other-key');
});

test('the seat of an inspector of a sealed poll does not end before its close, and of who has the key never', async () => {
  const [manager, inspector] = [await admin(), await app.client.as('treasurer', 'demo')];
  const poll = await draft(sealed);
  const params = { pollId: poll.id };
  const path = '/api/v1/polls/:pollId/inspectors' as const;
  const name = async (endsOn: string | null) =>
    manager.call(`POST ${path}`, { params, body: { memberId: await memberId('treasurer'), endsOn } });
  const remove = (inspectorId: string) =>
    manager.ok(`DELETE ${path}/:inspectorId`, { params: { ...params, inspectorId } });
  expect((await name(addDays(poll.closesOn, -1))).body).toMatchObject({
    fields: { endsOn: expect.stringContaining('their appointment can’t end before it closes') },
  });
  expect((await name(poll.closesOn)).status).toBe(201);
  const { registration } = await makeKeyFiles(poll);
  const register = () => inspector.call('PUT /api/v1/polls/:pollId/seal', { params, body: registration });
  expect((await register()).body).toMatchObject({ code: 'seat-ends' });
  const { data } = await manager.ok('GET /api/v1/polls/:pollId/election', { params });
  await remove(data.inspectors[0]?.id ?? '');
  const seated = await name(null);
  expect(seated.status).toBe(201);
  const { first, second } = await makeKey(inspector, poll);
  for (const file of [first, second]) await prove(inspector, poll.id, file);
  await manager.ok('POST /api/v1/polls/:pollId/open', { params, body: { version: poll.version } });
  // Who was taken back while the poll is open still has the key.
  const { data: now } = await manager.ok('GET /api/v1/polls/:pollId/election', { params });
  await remove(now.inspectors[0]?.id ?? '');
  expect((await name(poll.closesOn)).body).toMatchObject({
    fields: { endsOn: expect.stringContaining('their appointment can’t have an end date') },
  });
  expect((await name(null)).status).toBe(201);
});

test('nobody counts a sealed poll before its inspector opens it: not the clock, the server, or the database', async () => {
  const { manager, inspector, poll, params, second } = await openSealed();
  const [owner, board] = [await app.client.as('owner', 'demo'), await app.client.as('board', 'demo')];
  const votes = [await cast(owner, poll.id, 'yes'), await cast(board, poll.id, 'abstain')];
  expect((await inspector.ok('GET /api/v1/polls/:pollId/box', { params })).data).toBeNull();
  await close(poll.id);
  const { data: waiting } = await manager.ok('GET /api/v1/polls/:pollId', { params });
  expect(waiting).toMatchObject({ status: 'closed', voted: 2 });
  expect((await cast(owner, poll.id, 'no')).status).toBe(409);
  for (const person of [manager, owner, board]) {
    expect((await person.ok('GET /api/v1/polls/:pollId/box', { params })).data).toBeNull();
    expect((await person.call('GET /api/v1/polls/:pollId/results', { params })).status).toBe(409);
  }
  const lines = (await dumped(app, poll.id)).join('\n');
  for (const secret of ['abstain', second.privateKey.d, ...votes.map(({ code }) => code)])
    expect(lines).not.toContain(secret);
  const box = await boxOf(inspector, poll.id);
  expect(box.boxHash).toBe(waiting.boxHash);
  expect(box.changed).toBe(0);
  const found = await openSealedBox(box, second);
  expect(found).toMatchObject({ ballots: [{ choices: 'abstain' }, { choices: 'yes' }], broken: 0 });
  const challengeCode = await answerChallenge(second, box.challenge);
  const hand = (person: TestPerson, body: object) =>
    person.call('POST /api/v1/polls/:pollId/box/ballots', {
      params,
      body: { challengeCode, ballots: found.ballots, codes: found.codes, ...body },
    });
  expect((await hand(manager, {})).status).toBe(403);
  const refused = [
    await hand(inspector, { challengeCode: 'f'.repeat(32) }),
    await hand(inspector, { ballots: found.ballots.slice(1) }),
    await hand(inspector, { ballots: found.ballots.map((ballot) => ({ ...ballot, weight: 2 })) }),
    await hand(inspector, { ballots: found.ballots.map((ballot) => ({ ...ballot, choices: 'maybe' })) }),
    await hand(inspector, { codes: found.codes.slice(1) }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
  expect((await hand(inspector, {})).body).toMatchObject({ data: { status: 'counted' } });
  const { data } = await owner.ok('GET /api/v1/polls/:pollId/results', { params });
  const [count] = data.counts;
  expect(count).toMatchObject({ result: { outcome: 'passed' } });
  expect(data.codes).toEqual(votes.map(({ code }) => code).toSorted());
  // The saved envelopes and the other copy of the key come to the same.
  const again = await countPoll(box.rules, found.ballots);
  expect([again.inputHash, again.resultHash]).toEqual([count?.inputHash, count?.resultHash]);
  expect((await hand(inspector, {})).body).toMatchObject({ code: 'box-not-waiting' });
  const left = await inDemo((tx) =>
    tx.selectFrom('pollEnvelope').select('envelope').where('pollId', '=', poll.id).execute(),
  );
  expect(left).toEqual([{ envelope: null }, { envelope: null }]);
});

test('who looks on as an inspector gets no envelopes by it', async () => {
  const { manager, inspector, poll, params } = await openSealed();
  await cast(await app.client.as('owner', 'demo'), poll.id, 'yes');
  await close(poll.id);
  const body = { way: 'password', password: demoPassword } as const;
  await manager.ok('POST /api/v1/member-auth/proof', { body });
  const { data } = await manager.ok('POST /api/v1/members/:memberId/view-as', {
    params: { memberId: await memberId('treasurer') },
  });
  const view = app.client.holding(data.user.token, 'demo');
  expect((await boxOf(inspector, poll.id)).envelopes).toHaveLength(1);
  expect((await view.ok('GET /api/v1/polls/:pollId/box', { params })).data).toBeNull();
  expect((await view.ok('GET /api/v1/polls/:pollId/seal', { params })).data.isInspector).toBe(false);
  await manager.ok('POST /api/v1/member-auth/view-as/end');
});

test('an envelope that somebody changed in the database is seen, by its receipt and by the key', async () => {
  const { inspector, poll, first } = await openSealed();
  const [owner, board] = [await app.client.as('owner', 'demo'), await app.client.as('board', 'demo')];
  const { electorId } = await cast(owner, poll.id, 'yes');
  await cast(board, poll.id, 'yes');
  await asOwner(app, (client) =>
    client.query(
      `update poll_envelope set envelope = overlay(envelope placing 'AAAA' from 400) where elector_id = $1`,
      [electorId],
    ),
  );
  await close(poll.id);
  await expect(
    inDemo((tx) =>
      sql`update poll_envelope set envelope = repeat('A', 1492) where elector_id = ${electorId}`.execute(tx),
    ),
  ).rejects.toThrow('open poll only');
  const box = await boxOf(inspector, poll.id);
  expect(box.changed).toBe(1);
  expect(await openSealedBox(box, first)).toMatchObject({
    ballots: [{ choices: 'invalid' }, { choices: 'yes' }],
    broken: 1,
  });
  const { files } = await makeKeyFiles(poll);
  const [other] = files;
  if (!other) throw new Error('no other key');
  await expect(openSealedBox(box, other)).rejects.toThrow('other-key');
});
