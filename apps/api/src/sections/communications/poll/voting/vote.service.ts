import type { CastVote, PollBallot } from '@courtyard/contract/communications/poll/voting/vote';
import { receiptOf } from '@courtyard/contract/communications/poll/voting/sealed-ballot';
import { takesPlaceOf } from '@courtyard/contract/communications/poll/profile.rules';
import type { voteMethods } from '@courtyard/contract/communications/poll/poll.values';
import { sql } from 'kysely';
import { momentAt } from '@courtyard/contract/days';
import { changeOf, writeAuditOfDay } from '../../../../platform/audit/audit';
import { conflict, invalid, notFound } from '../../../../platform/http/problem';
import { msg } from '../../../../platform/http/language/sentence';
import { type CallContext, type ReadContext, todayOf } from '../../../../platform/section/call-context';
import { findPoll } from '../poll.sql';
import { lockedStatus } from './meeting-votes';
import { ownVotes } from './vote.sql';

/** What can be chosen, with the votes that the caller may cast. Throws 404 to who has none and may not see the poll either. */
export async function getBallot(context: ReadContext, pollId: string): Promise<PollBallot> {
  const [poll, votes] = [await findPoll(context, pollId), await ownVotes(context, pollId)];
  const canSee = votes.length > 0 || context.caller.permissions.has('Poll Details View');
  if (!poll || !canSee || poll.recordDate === null || poll.rulesHash === null) throw notFound('poll');
  const { publicKey } = await context.tx
    .selectFrom('poll')
    .select('publicKey')
    .where('id', '=', pollId)
    .executeTakeFirstOrThrow();
  const { id, title, status, kind, secrecy, closesAt, description, ballot, seats, most, points } = poll;
  const { replaceable, proxies, amendment, recordDate, rulesHash, sealed } = poll;
  return {
    poll: {
      id,
      title,
      status,
      kind,
      secrecy,
      closesAt,
      description,
      ballot,
      seats,
      most,
      points,
      replaceable,
      proxies,
      amendment,
      recordDate,
      rulesHash,
      publicKey,
      sealed,
    },
    votes,
    candidates: await candidatesOf(context, pollId),
  };
}

/** Who stands, in the order of the ballot, with what they say of themselves. */
export async function candidatesOf({ tx }: ReadContext, pollId: string): Promise<PollBallot['candidates']> {
  const { rows } = await sql<PollBallot['candidates'][number]>`
    select key, name, statement from poll_candidate where poll_id = ${pollId} and key is not null
    order by length(key), key`.execute(tx);
  return rows;
}

/** The poll, as long as it is open; it cannot be closed before the commit. */
export async function requireOpen({ tx, platform }: Omit<CallContext, 'audit'>, pollId: string) {
  const poll = await tx
    .selectFrom('poll')
    .select([
      'id',
      'status',
      'closesAt',
      'replaceable',
      'profile',
      'proxies',
      'arrearsBar',
      'kind',
      'closesOn',
      'meetingId',
      'amendedAt',
    ])
    .where('id', '=', pollId)
    .forShare()
    .executeTakeFirst();
  if (!poll || poll.status === 'draft') throw notFound('poll');
  if (poll.status === 'open' && new Date(poll.closesAt) > platform.clock()) return poll;
  throw conflict(
    'poll-closed',
    'This poll is closed. Your latest vote wasn’t counted; votes you cast earlier are.',
  );
}

/** A vote that nobody else casts until the commit. */
async function lockElector({ tx }: CallContext, pollId: string, electorId: string) {
  const elector = await tx
    .selectFrom('pollElector')
    .select(['id', 'name', 'suspended'])
    .where('pollId', '=', pollId)
    .where('id', '=', electorId)
    .forUpdate()
    .executeTakeFirst();
  if (!elector) throw notFound('vote');
  if (elector.suspended !== null) {
    throw conflict('suspended', msg`This vote is suspended: ${elector.suspended}. Contact the management.`);
  }
  return elector;
}

type OpenPoll = Awaited<ReturnType<typeof requireOpen>>;

/** Throws 409 for a vote on other words than those that are voted on now. */
function requireSameWords(poll: OpenPoll, { amendedAt }: CastVote): void {
  const momentOf = (at: string | null) => (at === null ? null : new Date(at).getTime());
  if (momentOf(poll.amendedAt) === momentOf(amendedAt)) return;
  throw conflict(
    'amended-meanwhile',
    'The motion was amended at the meeting, so this vote wasn’t cast. Read the new wording and vote on it.',
  );
}

interface Casting {
  vote: CastVote;
  method: (typeof voteMethods)[number];
}

/** Puts an envelope in the box. The same one again changes nothing, so that a call that was cut off is sent again. */
async function putEnvelope(context: CallContext, poll: OpenPoll, { vote, method }: Casting) {
  const { tx, tenant, caller } = context;
  const receipt = await receiptOf(vote.envelope);
  const before = await tx
    .selectFrom('pollEnvelope')
    .select(['receipt', 'method'])
    .where('electorId', '=', vote.electorId)
    .executeTakeFirst();
  if (before?.receipt === receipt) return { receipt };
  requireSameWords(poll, vote);
  if (before && !takesPlaceOf(before.method, method, poll)) {
    throw conflict(
      'voted-already',
      'You’ve already cast this vote, and this poll’s rules don’t allow changes.',
    );
  }
  const row = { envelope: vote.envelope, receipt, method, castBy: caller.memberId };
  await tx
    .insertInto('pollEnvelope')
    .values({ tenantId: tenant.id, pollId: poll.id, electorId: vote.electorId, ...row })
    .onConflict((envelope) => envelope.columns(['tenantId', 'electorId']).doUpdateSet(row))
    .execute();
  await recordVote(context, poll.id);
  return { receipt };
}

/** That somebody voted on this day; who, when and from where would be read beside the order of the envelopes. */
async function recordVote(context: CallContext, pollId: string): Promise<void> {
  const { tx, tenant, platform } = context;
  const day = todayOf(context);
  const entry = changeOf('poll.vote', { poll: pollId }, {}, { day });
  await writeAuditOfDay(tx, tenant.id, momentAt(day, 0, tenant.timeZone), entry);
  await platform.events.publish(tx, {
    tenantId: tenant.id,
    topic: 'section-data',
    section: 'communications',
  });
}

/** Casts a vote of the caller's own, or one that was given to them. */
export async function castVote(context: CallContext, pollId: string, vote: CastVote) {
  const poll = await requireOpen(context, pollId);
  await lockElector(context, pollId, vote.electorId);
  const [own] = await ownVotes(context, pollId, vote.electorId);
  if (!own) throw notFound('vote');
  return putEnvelope(context, poll, { vote, method: own.proxyFor === null ? 'online' : 'proxy' });
}

/** Throws where nobody can have given a vote in the room: without a meeting, and before and after it. */
async function requireInSession(context: CallContext, { meetingId }: OpenPoll): Promise<void> {
  if (meetingId === null)
    throw invalid({ inRoom: 'This isn’t voted on at a meeting: enter it as a paper vote.' });
  if ((await lockedStatus(context, meetingId)) === 'in-session') return;
  throw conflict('not-in-session', 'Votes in the room can only be entered while the meeting is in session.');
}

/** Enters a vote that was given on paper or in person. Where the rules say so it takes the place of one cast before. */
export async function enterPaperVote(
  context: CallContext,
  pollId: string,
  { inRoom, ...vote }: CastVote & { inRoom: boolean },
) {
  const poll = await requireOpen(context, pollId);
  if (inRoom) await requireInSession(context, poll);
  else if (poll.amendedAt !== null)
    throw conflict(
      'amended-paper',
      'Paper ballots carry the wording before the amendment, so they can no longer be entered. Those voters can vote online or in the room.',
    );
  await lockElector(context, pollId, vote.electorId);
  return putEnvelope(context, poll, { vote, method: inRoom ? 'room' : 'paper' });
}
