import { publicHash } from '@courtyard/contract/communications/poll/count/public-hash';
import { roundedResult } from '@courtyard/contract/communications/poll/count/rounded.rules';
import type {
  ExactResult,
  PollCountRow,
  PollResults,
} from '@courtyard/contract/communications/poll/count/result';
import type { Poll } from '@courtyard/contract/communications/poll/poll';
import { sql } from 'kysely';
import { changeOf } from '../../../../platform/audit/audit';
import { conflict, forbidden } from '../../../../platform/http/problem';
import { type CallContext, type ReadContext, recordChange } from '../../../../platform/section/call-context';
import { isCertifier, requireCertifier, requireCounter } from '../election/inspector.service';
import { getPoll, lockPoll } from '../record/read-poll';
import { requireFinal } from './certification';
import { writeCount } from './close-poll';
import { destroyKey } from './poll-keys';
import { isTelling } from './telling.sql';

/** A poll that was counted. Before its close nobody gets a result, whatever they may do. */
async function requireCounted(context: ReadContext, pollId: string): Promise<Poll> {
  const poll = await getPoll(context, pollId);
  if (poll.status === 'counted' || poll.status === 'certified') return poll;
  throw conflict('not-counted', 'No results yet: votes are counted when the poll closes.');
}

async function rulesOfPoll({ tx }: ReadContext, pollId: string) {
  const { rules } = await tx
    .selectFrom('poll')
    .select('rules')
    .where('id', '=', pollId)
    .executeTakeFirstOrThrow();
  if (rules === null) throw new Error(`the poll ${pollId} was counted without rules`);
  return rules;
}

/** Who chose what, where the poll is not secret and the caller may know. */
async function namedVotes({ tx, caller }: ReadContext, poll: Poll): Promise<PollResults['named']> {
  const canKnow =
    poll.secrecy === 'open' || (poll.secrecy === 'named' && caller.permissions.has('Poll Update'));
  if (!canKnow) return null;
  const { rows } = await sql<NonNullable<PollResults['named']>[number]>`
    select elector.name, elector.weight::float8 as weight, envelope.choices
    from poll_envelope envelope join poll_elector elector on elector.id = envelope.elector_id
    where envelope.poll_id = ${poll.id} and envelope.choices is not null
    order by elector.id`.execute(tx);
  return rows;
}

/** Throws 409 before the count. */
export async function getResults(context: ReadContext, pollId: string): Promise<PollResults> {
  const { tx } = context;
  const poll = await requireCounted(context, pollId);
  const counts = await tx
    .selectFrom('pollCount')
    .select(['id', 'countedAt', 'countedBy', 'rulesHash', 'inputHash', 'resultHash', 'result'])
    .select(['ballotsMark', 'telling'])
    .where('pollId', '=', pollId)
    .orderBy('countedAt')
    .orderBy('id')
    .limit(100)
    .execute();
  const { rows: methods } = await sql<PollResults['methods'][number]>`
    select method, count(*)::int as votes from poll_envelope where poll_id = ${pollId}
    group by method order by method`.execute(tx);
  const codes =
    poll.secrecy === 'secret'
      ? await tx.selectFrom('pollCode').select('code').where('pollId', '=', pollId).orderBy('code').execute()
      : [];
  const rules = await rulesOfPoll(context, pollId);
  const [first] = counts;
  const isRounded = first?.telling ?? false;
  const isExact = !isRounded || (await isCertifier(context, pollId));
  return {
    rules,
    counts: await Promise.all(counts.map((count) => shown(count, isExact))),
    rounded: isRounded && first ? roundedResult(rules, first.result) : null,
    isExact,
    methods,
    codes: codes.map(({ code }) => code),
    named: await namedVotes(context, poll),
  };
}

type Counted = Omit<PollCountRow, 'publicHash' | 'inputHash' | 'resultHash' | 'result'> & {
  inputHash: string;
  resultHash: string;
  ballotsMark: string;
  telling: boolean;
  result: ExactResult;
};

/** A count as the caller may have it. */
async function shown(
  { ballotsMark, telling: _, ...count }: Counted,
  isExact: boolean,
): Promise<PollCountRow> {
  const exact = isExact ? {} : { inputHash: null, resultHash: null, result: null };
  return { ...count, ...exact, publicHash: await publicHash(ballotsMark, count) };
}

/**
 * Throws 409 before the count, and 403 to those who do not certify where a secret poll has a few electors, or a few who
 * voted, with a weight of their own: their ballots would show who they are.
 */
export async function requireBallots(context: ReadContext, pollId: string): Promise<void> {
  const poll = await requireCounted(context, pollId);
  requireRecords(poll);
  if (poll.secrecy !== 'secret' || (await isCertifier(context, pollId))) return;
  if (poll.smallClasses.length === 0 && !(await isTelling(context.tx, pollId))) return;
  throw forbidden(
    'Fewer than five eligible voters share the same weight, so individual ballots could reveal who cast them. They’re only available to people who certify the poll.',
  );
}

function requireRecords({ recordsRemovedOn }: Poll): void {
  if (recordsRemovedOn === null) return;
  throw conflict(
    'records-removed',
    'The ballots were deleted after their retention period. Counts and hashes are still available.',
  );
}

const maxCounts = 100;

export async function recountPoll(context: CallContext, pollId: string): Promise<PollCountRow> {
  await lockPoll(context, pollId);
  requireRecords(await requireCounted(context, pollId));
  await requireCounter(context, pollId);
  const { tx, caller } = context;
  const { count } = await tx
    .selectFrom('pollCount')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('pollId', '=', pollId)
    .executeTakeFirstOrThrow();
  if (count >= maxCounts) {
    throw conflict(
      'counted-often',
      'This poll was recounted 100 times. Use the exported ballots to count it yourself.',
    );
  }
  const made = await writeCount(context, {
    id: pollId,
    rules: await rulesOfPoll(context, pollId),
    countedBy: caller.displayName,
    at: context.platform.clock(),
  });
  const row = await shown(made, !made.telling || (await isCertifier(context, pollId)));
  await recordChange(context, changeOf('poll.recount', { poll: pollId }, {}, { hash: row.publicHash }));
  return row;
}

/** Ends the time for objections: the key is destroyed, so that nothing which was cast can ever be opened again. */
export async function certifyPoll(context: CallContext, pollId: string, version: number): Promise<Poll> {
  const before = await lockPoll(context, pollId, version);
  await requireCertifier(context, pollId);
  if (before.status !== 'counted') throw conflict('not-counted', 'Only a counted poll can be certified.');
  requireFinal(context, before);
  await context.tx
    .updateTable('poll')
    .set({
      status: 'certified',
      envelopesGoneAt: null,
      version: version + 1,
      updatedAt: context.platform.clock(),
    })
    .where('id', '=', pollId)
    .execute();
  await destroyKey(context.platform, pollId);
  const after = await getPoll(context, pollId);
  await recordChange(
    context,
    changeOf('poll.certify', { poll: pollId }, { status: before.status }, { status: after.status }),
  );
  return after;
}
