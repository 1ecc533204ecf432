import {
  newBallotCode,
  receiptOf,
  sealBallot,
} from '@courtyard/contract/communications/poll/voting/sealed-ballot';
import type pg from 'pg';
import { Dice } from '../../../../platform/section/demo/dice';
import { asServer } from '../../../../testing/test-database';
import { joined, ordersOf, type Orders, type SeenRow, seenRow, Together } from './links';
import { pollScene } from './poll-scene';
import { filesOf, loggedBetween, type LoggedChange, walPosition } from './write-ahead-log';

const { app, admin, opened, ballotOf, close, memberId } = pollScene();

/** `COURTYARD_POLL_LINKS=200` holds that many polls. */
const runs = Number(process.env.COURTYARD_POLL_LINKS ?? 4);
const electorsOfPoll = 8;

/** All rows of all tables that were written since a transaction, in every schema. */
async function writtenSince(client: pg.Client, xid: string): Promise<SeenRow[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const selects = tables.map(
    ({ name }) => `select '${name}' as table, ctid::text as place, xmin::text, to_jsonb(kept) as row
      from ${name} kept where xmin::text::bigint >= ${xid}`,
  );
  const { rows } = await client.query<{
    table: string;
    place: string;
    xmin: string;
    row: Parameters<typeof seenRow>[3];
  }>(selects.join(' union all '));
  return rows.map(({ table, place, xmin, row }) => seenRow(table, place, xmin, row));
}

const shuffled = <T>(dice: Dice, values: readonly T[]): T[] =>
  values
    .map((value) => ({ value, at: dice.roll() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ value }) => value);

interface Vote {
  elector: string;
  choices: string;
  code: string;
  receipt: string;
}

/** Holds a poll, with votes in a random order: online, by proxy, on paper, and some of them replaced. */
async function hold(client: pg.Client, dice: Dice) {
  const { rows } = await client.query<{ xid: string }>('select pg_current_xact_id()::text as xid');
  const xid = rows[0]?.xid ?? '0';
  const poll = await opened({
    kind: 'score',
    points: 100,
    options: ['Gravel', 'Bark'],
    basis: 'unit',
    proxies: true,
  });
  const params = { pollId: poll.id };
  const manager = await admin();
  const [owner, board] = [await app.client.as('owner', 'demo'), await app.client.as('board', 'demo')];
  const { poll: ballot, votes: owned } = await ballotOf(owner, poll.id);
  const { publicKey } = ballot;
  if (publicKey === null) throw new Error('no key');
  const own = new Set(owned.map(({ electorId }) => electorId));
  const { data } = await manager.ok('GET /api/v1/polls/:pollId/electors', { params, query: { search: '' } });
  const [proxied] = own;
  const electors = shuffled(
    dice,
    [...own, ...data.map(({ id }) => id).filter((id) => !own.has(id))].slice(0, electorsOfPoll),
  );
  if (proxied !== undefined) {
    await owner.ok('POST /api/v1/polls/:pollId/electors/:electorId/proxies', {
      params: { ...params, electorId: proxied },
      body: { memberId: await memberId('board') },
    });
  }
  const numbers = shuffled(
    dice,
    electors.map((_, at) => at),
  );
  const cast = async (elector: string, number: number): Promise<Vote> => {
    const content = { choices: `o1=${number + 10}+o2=${90 - number}`, code: newBallotCode() };
    const body = { electorId: elector, envelope: await sealBallot(poll.id, publicKey, content) };
    const person = elector === proxied ? board : own.has(elector) ? owner : manager;
    await (person === manager
      ? person.ok('POST /api/v1/polls/:pollId/paper-votes', { params, body })
      : person.ok('POST /api/v1/polls/:pollId/votes', { params, body }));
    return { elector, ...content, receipt: await receiptOf(body.envelope) };
  };
  const from = await walPosition(client);
  for (const elector of electors.slice(0, 2)) await cast(elector, 20);
  const votes: Vote[] = [];
  for (const [at, elector] of electors.entries()) votes.push(await cast(elector, numbers[at] ?? 0));
  return { poll, votes, xid, from };
}

const bare = (id: string) => id.replaceAll('-', '');
const inHex = (text: string) => Buffer.from(text).toString('hex');

/** Orders of what the log has of the votes as they were cast, and of the envelopes and the ballots at the close. */
function ordersOfLog(
  changes: readonly LoggedChange[],
  votes: readonly Vote[],
  placed: ReadonlyMap<string, string>,
) {
  const of = (table: string, voterOf: (change: LoggedChange) => string | undefined) => [
    ...new Set(changes.filter((change) => change.table === table).flatMap((change) => voterOf(change) ?? [])),
  ];
  const written = (key: (vote: Vote) => string) => (change: LoggedChange) =>
    votes.find((vote) => change.data.includes(key(vote)))?.elector;
  const ofVoters: Orders = new Map([
    [
      'log of the votes',
      of(
        'poll_envelope',
        written(({ elector }) => bare(elector)),
      ),
    ],
    [
      'log of the close',
      of('poll_envelope', ({ old, data }) =>
        // While votes are cast envelopes are long; at the close they are emptied.
        old !== null && data.length < 1000 ? placed.get(old) : undefined,
      ),
    ],
  ]);
  const ofBallots: Orders = new Map([
    [
      'log of the ballots',
      of(
        'poll_ballot',
        written(({ choices }) => inHex(choices)),
      ),
    ],
  ]);
  const ofCodes: Orders = new Map([
    [
      'log of the codes',
      of(
        'poll_code',
        written(({ code }) => inHex(code)),
      ),
    ],
  ]);
  return { ofVoters, ofBallots, ofCodes };
}

/** Holds one poll and looks at it before its close and after, as somebody who copies the database and its log at both times. */
async function run(client: pg.Client, seed: string) {
  const { poll, votes, xid, from } = await hold(client, new Dice(seed));
  const before = await writtenSince(client, xid);
  const files = await filesOf(client);
  await close(poll.id);
  const after = await writtenSince(client, xid);
  const changes = await loggedBetween(client, files, [from, await walPosition(client)]);
  const electors = new Map(votes.map(({ elector }) => [elector, elector]));
  const ballots = new Map(
    after
      .filter(({ table }) => table === 'public.poll_ballot')
      .map(({ values }) => [
        values['.id'] ?? '',
        votes.find(({ choices }) => choices === values['.choices'])?.elector ?? '',
      ]),
  );
  const codes = new Map(votes.map(({ code, elector }) => [code, elector]));
  const placed = new Map(
    before.flatMap(({ table, place, values }) =>
      table === 'public.poll_envelope' ? [[`(${place.join(',')})`, values['.elector_id'] ?? '']] : [],
    ),
  );
  const log = ordersOfLog(changes, votes, placed);
  return {
    votes,
    rows: [...before, ...after],
    changes,
    ofVoters: new Map([
      ['calls', votes.map(({ elector }) => elector)],
      ...ordersOf(before, electors, 'before'),
      ...ordersOf(after, electors, 'after'),
      ...log.ofVoters,
    ]),
    ofBallots: new Map([...ordersOf(after, ballots, 'after'), ...log.ofBallots]),
    ofCodes: new Map([...ordersOf(after, codes, 'after'), ...log.ofCodes]),
  };
}

const isOfBallots = ({ table }: SeenRow) => table === 'public.poll_ballot' || table === 'public.poll_code';

/** Each change of the log is of a voter or of a ballot, and one transaction has all ballots. */
function expectApart(changes: readonly LoggedChange[], votes: readonly Vote[]): void {
  const holds = (change: LoggedChange, texts: readonly string[]) =>
    texts.some((text) => change.data.includes(text));
  const voters = votes.flatMap(({ elector, receipt }) => [bare(elector), inHex(receipt)]);
  const ballots = votes.flatMap(({ choices, code }) => [inHex(choices), inHex(code)]);
  const [ofVoters, ofBallots] = [voters, ballots].map((texts) =>
    changes.filter((each) => holds(each, texts)),
  );
  // Of a vote that took another's place the log has what is different, which need not be all of its receipt.
  const found = votes.filter(({ elector }) => ofVoters?.some(({ data }) => data.includes(bare(elector))));
  expect(found).toEqual(votes);
  expect(ofVoters?.filter((change) => holds(change, ballots))).toEqual([]);
  expect(new Set(ofBallots?.map(({ table }) => table))).toEqual(new Set(['poll_ballot', 'poll_code']));
  const transactions = new Set(ofBallots?.map(({ xid }) => xid));
  expect(transactions.size).toBe(1);
  const casting = changes.filter(({ table, kind }) => table === 'poll_envelope' && kind.startsWith('INSERT'));
  expect(casting.filter(({ xid }) => transactions.has(xid))).toEqual([]);
}

test(
  'over many polls nothing in the database or its log leads from a voter to a ballot better than chance',
  async () => {
    const [links, known] = [new Together(), new Together()];
    await asServer(app, async (client) => {
      for (let at = 0; at < runs; at += 1) {
        const { votes, rows, changes, ofVoters, ofBallots, ofCodes } = await run(client, `links ${at}`);
        const electors = votes.map(({ elector }) => elector);
        expect([...joined(rows, electors).keys()].filter(isOfBallots)).toEqual([]);
        // It would be found: a ballot that the transaction of a vote wrote.
        const [vote, ballot] = [
          rows.find(({ table }) => table === 'public.poll_envelope'),
          rows.find(isOfBallots),
        ];
        if (!vote || !ballot) throw new Error('no vote, or no ballot');
        const forged = { ...ballot, values: { ...ballot.values, xmin: vote.values.xmin ?? '' } };
        const told = rows.map((row) => (row === ballot ? forged : row));
        expect([...joined(told, electors).keys()].filter(isOfBallots)).toEqual([forged]);
        expectApart(changes, votes);
        links.add(ofVoters, ofBallots);
        links.add(ofVoters, ofCodes);
        // Who has somebody's code does not find their ballot either.
        links.add(ofCodes, ofBallots);
        known.add(new Map([['calls', electors]]), ofVoters);
      }
    });
    if (runs > 100) console.info(`${runs} polls of ${electorsOfPoll} voters, ${links.figures}`);
    expect(links.telling()).toEqual([]);
    expect(links.pairs).toBeGreaterThan(100);
    // That it tells of orders which do go together: who voted when is known to the server, and is not promised to be hidden.
    expect(known.telling()).toEqual(
      expect.arrayContaining(['calls × before public.poll_envelope xmin', 'calls × log of the votes']),
    );
  },
  Math.max(30_000, runs * 5_000),
);
