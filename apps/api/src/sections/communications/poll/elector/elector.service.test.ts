import { type Arrears, lackingFor } from '@courtyard/contract/communications/poll/voting/arrears.rules';
import { addDays } from '@courtyard/contract/days';
import { pollScene } from '../proof/poll-scene';

const { admin, today, inDemo, opened } = pollScene();
const path = '/api/v1/polls/:pollId/electors' as const;

test('Florida’s test of what is owed: over $1,000, over 90 days, 30 days of proof, a vote of the board', () => {
  const day = '2027-06-01';
  const owed = { amountMinor: 100_001, dueSince: '2027-03-02', proofOn: '2027-05-02', votedOn: day };
  expect(lackingFor('florida', owed, day)).toEqual([]);
  expect(lackingFor('none', null, day)).toEqual([]);
  const fieldsOf = (more: object) =>
    lackingFor('florida', { ...owed, ...more }, day).map(({ field }) => field);
  expect(fieldsOf({ amountMinor: 100_000 })).toEqual(['arrears.amountMinor']);
  expect(fieldsOf({ dueSince: '2027-03-03' })).toEqual(['arrears.dueSince']);
  expect(fieldsOf({ proofOn: '2027-05-03', votedOn: '2027-06-02' })).toEqual([
    'arrears.proofOn',
    'arrears.votedOn',
  ]);
});

test('in Florida a vote is suspended with what is owed, and leaves those who may vote; given back, nothing of it stays', async () => {
  const manager = await admin();
  const poll = await opened({ basis: 'unit', profile: 'florida', arrearsBar: true });
  const params = { pollId: poll.id };
  const electors = async () => (await manager.ok(`GET ${path}`, { params, query: {} })).data;
  const [first] = await electors();
  const suspend = (reason: string | null, arrears: Arrears | null) =>
    manager.call(`PUT ${path}/:electorId/suspension`, {
      params: { ...params, electorId: first?.id ?? '' },
      body: { reason, arrears },
    });
  const kept = () =>
    inDemo((tx) =>
      tx
        .selectFrom('pollElector')
        .select(['arrearsMinor', 'arrearsSince', 'arrearsProofOn', 'arrearsVotedOn'])
        .where('id', '=', first?.id ?? '')
        .executeTakeFirstOrThrow(),
    );
  const owed = {
    amountMinor: 250_000,
    dueSince: addDays(today(), -120),
    proofOn: addDays(today(), -40),
    votedOn: addDays(today(), -2),
  };
  expect((await suspend('Owes dues', null)).body).toMatchObject({
    fields: { reason: expect.stringContaining('718.303') },
  });
  expect((await suspend('Owes dues', { ...owed, amountMinor: 90_000 })).body).toMatchObject({
    fields: { 'arrears.amountMinor': expect.stringContaining('$1,000') },
  });
  expect((await suspend('Owes dues', owed)).status).toBe(204);
  const suspended = (await electors()).find(({ id }) => id === first?.id);
  expect(suspended).toMatchObject({ suspended: 'Owes dues' });
  // What somebody owes is kept with the suspension, and told to nobody by it.
  expect(suspended).not.toHaveProperty('arrears');
  expect(await kept()).toEqual({
    arrearsMinor: owed.amountMinor,
    arrearsSince: owed.dueSince,
    arrearsProofOn: owed.proofOn,
    arrearsVotedOn: owed.votedOn,
  });
  const { data: now } = await manager.ok('GET /api/v1/polls/:pollId', { params });
  expect(now.electors).toBe((poll.electors ?? 0) - 1);
  expect((await suspend(null, null)).status).toBe(204);
  expect((await electors()).find(({ id }) => id === first?.id)).toMatchObject({ suspended: null });
  expect(Object.values(await kept())).toEqual([null, null, null, null]);
});
