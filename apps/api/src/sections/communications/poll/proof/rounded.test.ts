import { countPoll } from '@courtyard/contract/communications/poll/count/count-poll';
import { markOfBallots, publicHash } from '@courtyard/contract/communications/poll/count/public-hash';
import type { TestPerson } from '../../../../testing';
import { pollScene } from './poll-scene';

const { app, admin, opened, envelope, close, memberId } = pollScene();

test('exact totals of rare weights are for the inspector: others have rounded shares and a hash that tells nothing', async () => {
  const [manager, owner, inspector] = [
    await admin(),
    await app.client.as('owner', 'demo'),
    await app.client.as('treasurer', 'demo'),
  ];
  const poll = await opened({ basis: 'share' });
  const params = { pollId: poll.id };
  const body = { memberId: await memberId('treasurer') };
  await manager.ok('POST /api/v1/polls/:pollId/inspectors', { params, body });
  const electors = await manager.ok('GET /api/v1/polls/:pollId/electors', { params, query: {} });
  const voting = [...new Map(electors.data.map((elector) => [elector.weight, elector])).values()].slice(0, 6);
  for (const [index, { id }] of voting.entries()) {
    const sealed = await envelope(manager, poll.id, index % 2 === 0 ? 'yes' : 'no');
    const vote = { electorId: id, envelope: sealed.envelope };
    await manager.ok('POST /api/v1/polls/:pollId/paper-votes', { params, body: vote });
  }
  await close(poll.id);

  const resultsOf = async (person: TestPerson) =>
    (await person.ok('GET /api/v1/polls/:pollId/results', { params })).data;
  const ballotsOf = (person: TestPerson) =>
    person.call('GET /api/v1/polls/:pollId/ballots/export', { params });
  const exact = await resultsOf(inspector);
  const [count] = exact.counts;
  expect(exact).toMatchObject({ isExact: true, rounded: { step: 10 } });
  expect(count?.result?.present.ballots).toBe(voting.length);
  const rows = (await ballotsOf(inspector)).text.trim().split(/\r?\n/).slice(1);
  const ballots = rows
    .map((row) => row.split(','))
    .map(([id = '', weight, choices = '']) => ({ id, weight: Number(weight), choices }));
  const again = await countPoll(exact.rules, ballots);
  expect(again.resultHash).toBe(count?.resultHash);
  const hash = await publicHash(await markOfBallots(ballots.map(({ id }) => id)), again);

  for (const person of [owner, manager]) {
    const told = await resultsOf(person);
    expect(told).toMatchObject({
      isExact: false,
      rounded: exact.rounded,
      counts: [{ result: null, inputHash: null, resultHash: null, publicHash: hash }],
    });
    expect((await ballotsOf(person)).status).toBe(403);
    const text = JSON.stringify(told);
    for (const { weight } of count?.result?.tallies ?? []) expect(text).not.toContain(String(weight));
  }
  // The history of who runs the poll tells no hash that could be tried out either, nor does a count that they make.
  const recounted = await manager.ok('POST /api/v1/polls/:pollId/counts', { params });
  expect(recounted.data).toMatchObject({ result: null, resultHash: null, publicHash: hash });
  const history = await manager.ok('GET /api/v1/polls/:pollId/history', { params, query: {} });
  const noted = JSON.stringify(history.data);
  expect(noted).toContain(hash);
  expect(noted).not.toContain(count?.resultHash);
  expect(noted).not.toContain(count?.inputHash);
});
