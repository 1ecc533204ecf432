import { writeChoices, type Mark } from '@courtyard/contract/communications/poll/count/choices.rules';
import { addDays, dayAt, momentAt } from '@courtyard/contract/days';
import {
  newBallotCode,
  receiptOf,
  sealBallot,
} from '@courtyard/contract/communications/poll/voting/sealed-ballot';
import type { Poll } from '@courtyard/contract/communications/poll/poll';
import { pollInput, type PollInput } from '@courtyard/contract/communications/poll/poll-input';
import { sql } from 'kysely';
import type { z } from 'zod';
import { Dice, idOf } from '../../../platform/section/demo/dice';
import type { DemoCommunity, DemoSeed } from '../../../platform/section/demo/demo-community';
import type { Tx } from '../../../platform/database/database';
import { countBox } from './counting/close-poll';
import { openBox } from './elector/open-box';
import { findPoll } from './poll.sql';

interface Scene {
  tx: Tx;
  tenant: DemoCommunity;
  platform: DemoCommunity['platform'];
  today: string;
}

const closesMinutes = 18 * 60;

async function write({ tx, tenant }: Scene, name: string, given: z.input<typeof pollInput>): Promise<Poll> {
  const input: PollInput = pollInput.parse(given);
  const id = idOf(`${tenant.slug} poll ${name}`);
  const closesAt = momentAt(input.closesOn, closesMinutes, tenant.timeZone);
  const row = { ...input, options: JSON.stringify(input.options), closesAt };
  await tx
    .insertInto('poll')
    .values({ tenantId: tenant.id, id, ...row })
    .execute();
  const poll = await findPoll({ tx }, id);
  if (!poll) throw new Error(`the poll ${name} was not written`);
  return poll;
}

/** Opens a poll some days back, and has some of its electors vote. */
async function open(scene: Scene, poll: Poll, daysAgo: number): Promise<void> {
  const { tenant, today } = scene;
  await openBox(scene, poll, momentAt(addDays(today, -daysAgo), closesMinutes, tenant.timeZone));
}

function choose(poll: Poll, dice: Dice): Mark[] {
  if (dice.percent(4)) return [];
  const order = poll.ballot
    .map(({ key }, index) => ({ key, score: 1, at: dice.roll() + index / 3 }))
    .toSorted((a, b) => a.at - b.at);
  const many = poll.kind === 'ranked' ? dice.between(2, order.length) : 1;
  return order.slice(0, many).map(({ key, score }) => ({ key, score }));
}

async function haveVoted({ tx, tenant }: Scene, poll: Poll, percent: number): Promise<void> {
  const dice = new Dice(`${tenant.slug} ${poll.title}`);
  const { publicKey } = await tx
    .selectFrom('poll')
    .select('publicKey')
    .where('id', '=', poll.id)
    .executeTakeFirstOrThrow();
  if (publicKey === null) throw new Error(`the poll ${poll.title} has no key`);
  const electors = await tx
    .selectFrom('pollElector')
    .select('id')
    .where('pollId', '=', poll.id)
    // Nobody who signs in voted yet, so that there is something left to do.
    .where('id', 'not in', (own) =>
      own.selectFrom('pollVoter').select('electorId').where('memberId', 'in', signingIn(tenant)),
    )
    .orderBy('id')
    .execute();
  const voting = electors.filter(() => dice.percent(percent));
  const envelopes = await Promise.all(
    voting.map(async ({ id: electorId }) => {
      const choices = writeChoices({ ...poll, options: poll.ballot }, choose(poll, dice));
      const envelope = await sealBallot(poll.id, publicKey, { choices, code: newBallotCode() });
      return { electorId, envelope, receipt: await receiptOf(envelope) };
    }),
  );
  if (envelopes.length === 0) return;
  const cast = { tenantId: tenant.id, pollId: poll.id, castBy: tenant.people.admin.memberId };
  await tx
    .insertInto('pollEnvelope')
    .values(envelopes.map((row) => ({ ...cast, ...row, method: dice.percent(8) ? 'paper' : 'online' })))
    .execute();
}

interface Stands {
  name: string;
  statement: string;
}

/** Who stands, in the order of the ballot, and who inspects. */
async function standAndInspect(
  { tx, tenant }: Scene,
  poll: Poll,
  standing: readonly Stands[],
  hasOutsider: boolean,
): Promise<void> {
  const of = { tenantId: tenant.id, pollId: poll.id };
  await tx
    .insertInto('pollCandidate')
    .values(
      standing.map(({ name, statement }, index) => ({
        ...of,
        id: idOf(`${tenant.slug} ${poll.title} ${name}`),
        memberId: null,
        name,
        statement,
        nominatedBy: tenant.people.admin.memberId,
        status: 'accepted' as const,
        key: `o${index + 1}`,
      })),
    )
    .execute();
  await nameInspectors({ tx, tenant }, poll, hasOutsider);
}

/** The treasurer inspects, with somebody from outside or alone. */
async function nameInspectors(
  { tx, tenant }: Pick<Scene, 'tx' | 'tenant'>,
  poll: Poll,
  hasOutsider: boolean,
): Promise<void> {
  const of = { tenantId: tenant.id, pollId: poll.id };
  const treasurer = await tx
    .selectFrom('member')
    .select(['id as memberId', 'displayName as name'])
    .where('id', '=', tenant.people.treasurer.memberId)
    .executeTakeFirstOrThrow();
  const outsider = { memberId: null, name: 'Reed & Partners, CPAs' };
  await tx
    .insertInto('pollInspector')
    .values(
      (hasOutsider ? [treasurer, outsider] : [treasurer]).map((named) => ({
        ...of,
        id: idOf(`${tenant.slug} ${poll.title} inspector ${named.name}`),
        ...named,
      })),
    )
    .execute();
}

const pastBoard: readonly Stands[] = [
  {
    name: 'Henrik Dahl',
    statement:
      'I’ve lived here nine years. I want our reserves to match the study before the elevators need replacing.',
  },
  {
    name: 'Lucia Ferreira',
    statement: 'Shorter meetings, minutes within a week, and an annual landscaping plan.',
  },
  {
    name: 'Amara Nwosu',
    statement: 'As an engineer, I know how to read contractor bids. Roofs and drains come first.',
  },
  { name: 'Walter Simmons', statement: 'Keep dues where they are and focus on repairs.' },
];

const nextBoard: readonly Stands[] = [
  {
    name: 'Oscar Brandt',
    statement: 'I was treasurer of a nonprofit for ten years and would like to help here.',
  },
  { name: 'Grace Mbeki', statement: 'A working gate, better path lighting, and answers within two days.' },
  { name: 'Daniel Ortega', statement: 'Schedule more repairs in spring, when they cost less.' },
];

const signingIn = ({ people }: DemoCommunity) => Object.values(people).map(({ memberId }) => memberId);

async function count(scene: Scene, { id, closesAt }: Poll): Promise<void> {
  const { tx, tenant, platform } = scene;
  const poll = await tx
    .selectFrom('poll')
    .select(['id', 'secrecy', 'rules', 'version', 'profile', 'closesOn'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (poll.rules === null) throw new Error(`the poll ${id} was not opened`);
  await countBox({ tx, tenant, platform }, { ...poll, rules: poll.rules }, new Date(closesAt));
}

/** An election that was counted and one that is open, a vote that is open, a draft, and one that waits for its inspector's key. */
export const seedPolls: DemoSeed = async (tx, tenant) => {
  const { platform } = tenant;
  const today = dayAt(platform.clock(), tenant.timeZone);
  const scene = { tx, tenant, platform, today };

  const election = await write(scene, 'election', {
    title: 'Election of two board members',
    description: 'Two seats are up this year. Rank as many candidates as you like, in order of preference.',
    kind: 'ranked',
    options: pastBoard.map(({ name }) => name),
    seats: 2,
    subject: 'election',
    nominationsUntil: addDays(today, -70),
    quorum: '1/4',
    replaceable: false,
    closesOn: addDays(today, -40),
  });
  await standAndInspect(scene, election, pastBoard, true);
  await open(scene, election, 65);
  await haveVoted(scene, election, 70);
  await count(scene, election);

  const seat = await write(scene, 'seat', {
    title: 'Election to fill a board vacancy',
    description: 'One seat is vacant until next fall. Candidate statements are below.',
    kind: 'single',
    options: nextBoard.map(({ name }) => name),
    subject: 'election',
    nominationsUntil: addDays(today, -8),
    quorum: '1/5',
    closesOn: addDays(today, 12),
  });
  await standAndInspect(scene, seat, nextBoard, false);
  await open(scene, seat, 3);
  await haveVoted(scene, seat, 30);

  const paint = await write(scene, 'paint', {
    title: 'Repaint the buildings warm gray',
    description:
      'The board proposes warm gray for all exteriors when they’re repainted next spring. Without a majority, the current color stays.',
    quorum: '1/3',
    threshold: '1/2',
    proxies: true,
    closesOn: addDays(today, 9),
  });
  await open(scene, paint, 5);
  await haveVoted(scene, paint, 45);

  await write(scene, 'garden', {
    title: 'Plants for the pool area',
    kind: 'multiple',
    options: ['Lavender', 'Ornamental grass', 'Roses', 'Olive trees'],
    most: 2,
    basis: 'owner',
    secrecy: 'named',
    closesOn: addDays(today, 30),
  });

  const firm = await write(scene, 'firm', {
    title: 'Renew the management contract',
    description:
      'The contract ends in the spring. Votes are sealed, so the management company can’t see them before they’re counted.',
    sealed: true,
    threshold: '1/2',
    closesOn: addDays(today, 25),
  });
  await nameInspectors(scene, firm, false);
  // Ballots on paper of what is over were posted on the day of its opening; those of what is open wait.
  await sql`update poll_letter set posted_on = poll.record_date, posted_by = 'Secretary' from poll
    where poll.tenant_id = poll_letter.tenant_id and poll.id = poll_letter.poll_id and on_paper
      and poll.status <> 'open'`.execute(tx);
};
