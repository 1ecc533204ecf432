import { countPoll } from '@courtyard/contract/communications/poll/count/count-poll';
import { newBallotCode, sealBallot } from '@courtyard/contract/communications/poll/voting/sealed-ballot';
import { sql } from 'kysely';
import type pg from 'pg';
import { Dice } from '../../../../platform/section/demo/dice';
import type { TestPerson } from '../../../../testing';
import { asOwner, columnsOf, dumped, notedOf, physical, plain } from './dump';
import { pollScene } from './poll-scene';
import { VoteModel, type VoterName, voterNames } from './vote-model';

const { app, admin, today, opened, ballotOf, envelope, cast, close, memberId, inDemo } = pollScene();

async function people() {
  const found = await Promise.all(
    voterNames.map(async (name) => ({
      name,
      person: await app.client.as(name, 'demo'),
      id: await memberId(name),
    })),
  );
  return Object.fromEntries(found.map((each) => [each.name, each])) as Record<
    VoterName,
    (typeof found)[number]
  >;
}

const electorsOf = async (pollId: string, search = '') =>
  (await (await admin()).ok('GET /api/v1/polls/:pollId/electors', { params: { pollId }, query: { search } }))
    .data;

async function paper(pollId: string, electorId: string, choices: string): Promise<number> {
  const manager = await admin();
  const sealed = await envelope(manager, pollId, choices);
  const body = { electorId, envelope: sealed.envelope };
  return (await manager.call('POST /api/v1/polls/:pollId/paper-votes', { params: { pollId }, body })).status;
}

/** Sells a home to somebody new, as of today. */
async function sell(property: string): Promise<void> {
  const manager = await admin();
  const { data } = await manager.ok('GET /api/v1/properties', { query: { search: property } });
  await manager.ok('POST /api/v1/properties/:propertyId/sales', {
    params: { propertyId: data[0]?.id ?? '' },
    body: { soldOn: today(), buyers: [{ person: { name: 'A New Owner' }, shareMillionths: 1_000_000 }] },
  });
}

async function exported(pollId: string) {
  const file = await (await admin()).call('GET /api/v1/polls/:pollId/ballots/export', { params: { pollId } });
  return file.text
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(','))
    .map(([, weight, choices]) => ({ weight: Number(weight), choices: choices ?? '' }));
}

const linesOf = (ballots: readonly { weight: number; choices: string }[]) =>
  ballots.map(({ weight, choices }) => `${weight},${choices}`).toSorted();

/** `at`: which one it is. Each has homes of others of its own, since one is sold in it today. */
async function history(at: number, replaceable: boolean) {
  const seed = `${replaceable ? 'replaced' : 'stays'} ${at}`;
  const [dice, who, manager] = [new Dice(seed), await people(), await admin()];
  const poll = await opened({
    kind: 'single',
    options: ['Slate', 'Tile', 'Turf'],
    basis: 'share',
    proxies: true,
    replaceable,
    quorum: '1/100',
  });
  const params = { pollId: poll.id };
  const own = new Map<string, Set<VoterName>>();
  for (const name of voterNames) {
    for (const { electorId } of (await ballotOf(who[name].person, poll.id)).votes)
      own.set(electorId, (own.get(electorId) ?? new Set()).add(name));
  }
  const all = await electorsOf(poll.id);
  const strangers = all.filter(({ id }) => !own.has(id)).slice(at * 4, at * 4 + 4);
  const pool = [...own.keys(), ...strangers.map(({ id }) => id)];
  const model = new VoteModel(own, replaceable);
  const pick = <T>(from: readonly T[]): T => from[dice.between(0, from.length - 1)] as T;
  const proxied = (by: VoterName | null, elector: string) => ({
    person: by === null ? manager : who[by].person,
    call: { params: { ...params, electorId: elector } },
  });

  const actions = {
    vote: async (elector: string) => {
      const [name, choices] = [pick(voterNames), pick(['o1', 'o2', 'o3', 'abstain'])];
      const sealed = await envelopeBy(manager, poll.id, choices);
      const answer = await who[name].person.call('POST /api/v1/polls/:pollId/votes', {
        params,
        body: { electorId: elector, envelope: sealed },
      });
      return [answer.status, model.vote(name, elector, choices)];
    },
    paper: async (elector: string) => {
      const choices = pick(['o1', 'o2', 'o3']);
      return [await paper(poll.id, elector, choices), model.put(elector, choices)];
    },
    give: async (elector: string) => {
      const [by, to] = [pick([null, ...voterNames]), pick(voterNames)];
      const { person, call } = proxied(by, elector);
      const body = { memberId: who[to].id };
      const answer = await person.call('POST /api/v1/polls/:pollId/electors/:electorId/proxies', {
        ...call,
        body,
      });
      return [answer.status, model.give(by, elector, to)];
    },
    revoke: async (elector: string) => {
      const by = pick([null, ...voterNames]);
      const { person, call } = proxied(by, elector);
      const answer = await person.call('DELETE /api/v1/polls/:pollId/electors/:electorId/proxies', call);
      return [answer.status, model.revoke(by, elector)];
    },
  };
  const told: (number | undefined)[][] = [];
  for (let step = 0; step < 36; step += 1) {
    if (step === 18) await sell(strangers[0]?.name ?? '');
    const action = pick(['vote', 'vote', 'paper', 'give', 'give', 'revoke'] as const);
    told.push(await actions[action](pick(pool)));
  }
  expect(told.map(([answered]) => answered)).toEqual(told.map(([, expected]) => expected));
  return { poll, model, weightOf: new Map(all.map(({ id, weight }) => [id, weight])) };
}

/** Encrypted by a page of anybody: who casts it is said by the call. */
const envelopeBy = async (person: TestPerson, pollId: string, choices: string) =>
  (await envelope(person, pollId, choices)).envelope;

/** `COURTYARD_POLL_HISTORIES=24` plays more of them, each from another seed. */
const histories = Number(process.env.COURTYARD_POLL_HISTORIES ?? 2);

test.each(
  Array.from({ length: histories }, (_, at) => [at % 2 === 0 ? 'can be replaced' : 'stay', at] as const),
)(
  'a random history with a sale in the middle, of votes that %s (%i): everybody once, with their weight',
  async (mode, at) => {
    const { poll, model, weightOf } = await history(at, mode === 'can be replaced');
    await close(poll.id);
    const expected = [...model.votes].map(([id, choices]) => ({ weight: weightOf.get(id) ?? 0, choices }));
    const ballots = await exported(poll.id);
    expect(linesOf(ballots)).toEqual(linesOf(expected));
    const { data } = await (
      await admin()
    ).ok('GET /api/v1/polls/:pollId/results', { params: { pollId: poll.id } });
    const [count] = data.counts;
    expect(count?.result?.present).toEqual({
      ballots: expected.length,
      weight: expected.reduce((sum, { weight }) => sum + weight, 0),
    });
    expect(data.codes).toHaveLength(expected.length);
    const again = await countPoll(data.rules, ballots.toReversed());
    expect([again.inputHash, again.resultHash]).toEqual([count?.inputHash, count?.resultHash]);
    const flipped = ballots.map((ballot, index) =>
      index === 0 ? { ...ballot, choices: ballot.choices === 'o1' ? 'o2' : 'o1' } : ballot,
    );
    const other = await countPoll(data.rules, flipped);
    expect([other.inputHash === count?.inputHash, other.resultHash === count?.resultHash]).toEqual([
      false,
      false,
    ]);
  },
);

test('the choices of two voters swapped: a dump before the close and one after differ in chance alone', async () => {
  const { owner, board } = await people();
  const kept = [owner.id, board.id];
  const scene = async (first: string, second: string) => {
    const poll = await opened({
      title: 'Rate the paths',
      kind: 'score',
      points: 100,
      options: ['Gravel', 'Bark'],
      basis: 'member',
    });
    const votes = [await cast(owner.person, poll.id, first), await cast(board.person, poll.id, second)];
    const before = await dumped(app, poll.id);
    await close(poll.id);
    return { before, after: await dumped(app, poll.id), votes };
  };
  const [one, two] = ['o1=97+o2=83', 'o1=12+o2=64'];
  const [straight, swapped] = [await scene(one, two), await scene(two, one)];
  for (const { before, votes } of [straight, swapped]) {
    const text = before.join('\n');
    for (const secret of [one, two, ...votes.map(({ code }) => code)]) expect(text).not.toContain(secret);
  }
  expect(plain(straight.before, kept).length).toBeGreaterThan(5);
  expect(plain(swapped.before, kept)).toEqual(plain(straight.before, kept));
  expect(plain(swapped.after, kept)).toEqual(plain(straight.after, kept));
  expect(straight.after.join('\n')).toContain(one);
});

test('neither place, nor transaction, nor kept answers, nor the history lead from a ballot to a voter', async () => {
  const poll = await opened({ kind: 'single', options: ['A', 'B', 'C'], basis: 'unit' });
  const answersKept = () =>
    inDemo(async (tx) => {
      const { rows } = await sql<{
        count: number;
      }>`select count(*)::int as count from idempotency_key`.execute(tx);
      return rows[0]?.count;
    });
  const before = await answersKept();
  const { poll: open } = await ballotOf(await admin(), poll.id);
  if (open.publicKey === null) throw new Error('no key');
  const electors = (await electorsOf(poll.id)).slice(0, 24);
  for (const [index, { id }] of electors.entries()) {
    const content = { choices: `o${(index % 3) + 1}`, code: newBallotCode() };
    const body = { electorId: id, envelope: await sealBallot(poll.id, open.publicKey, content) };
    await (await admin()).ok('POST /api/v1/polls/:pollId/paper-votes', { params: { pollId: poll.id }, body });
  }
  expect(await answersKept()).toBe(before);
  await close(poll.id);

  const look = async (client: pg.Client) => {
    const ballots = await physical(client, 'poll_ballot', 'id', poll.id);
    expect(ballots.keys).toHaveLength(electors.length);
    // Their order is that of ids which are chance (version 4), so it is nobody's.
    expect(ballots.keys).toEqual(ballots.keys.toSorted());
    expect(new Set(ballots.keys.map((id) => id[14]))).toEqual(new Set(['4']));
    const codes = await physical(client, 'poll_code', 'code', poll.id);
    expect(codes.keys).toEqual(codes.keys.toSorted());
    const envelopes = await physical(client, 'poll_envelope', 'elector_id', poll.id);
    // One transaction wrote all of each: joined by it, everybody has every ballot.
    expect([ballots.transactions, codes.transactions, envelopes.transactions]).toEqual([1, 1, 1]);
  };
  const { columns, noted } = await asOwner(app, async (client) => {
    await look(client);
    await client.query('vacuum full poll_envelope, poll_ballot, poll_code');
    await look(client);
    return { columns: await columnsOf(client), noted: await notedOf(client, poll.id) };
  });
  expect(columns.map(({ name }) => name)).toEqual([
    'tenant_id id poll_id weight choices',
    'tenant_id poll_id code',
  ]);
  expect(noted).toHaveLength(electors.length);
  expect([new Set(noted.map(({ rest }) => rest)).size, new Set(noted.map(({ id }) => id[14]))]).toEqual([
    1,
    new Set(['4']),
  ]);
});

test('California: no second ballot and nobody barred for arrears, each with its statute', async () => {
  const [manager, { owner }] = [await admin(), await people()];
  const poll = await opened({ profile: 'california', replaceable: false, basis: 'member' });
  const first = await cast(owner.person, poll.id, 'yes');
  expect(first.status).toBe(200);
  expect((await cast(owner.person, poll.id, 'no')).body).toMatchObject({ code: 'voted-already' });
  expect(await paper(poll.id, first.electorId, 'no')).toBe(409);
  const barred = await manager.call('PUT /api/v1/polls/:pollId/electors/:electorId/suspension', {
    params: { pollId: poll.id, electorId: first.electorId },
    body: { reason: 'Owes dues' },
  });
  expect([barred.status, barred.text]).toEqual([409, expect.stringContaining('5105(g)(1)')]);
});
