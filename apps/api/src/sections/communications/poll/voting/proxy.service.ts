import type { ProxyInput } from '@courtyard/contract/communications/poll/voting/vote';
import { changeOf } from '../../../../platform/audit/audit';
import { sql } from 'kysely';
import { newId } from '../../../../platform/core/ids';
import { conflict, invalid, notFound } from '../../../../platform/http/problem';
import { type CallContext, recordChange, todayOf } from '../../../../platform/section/call-context';
import { notifyProxy } from '../alerts/poll-notifications';
import { proxyHolder } from './poll-members.sql';
import { otherVotes } from './other-votes.sql';
import { isStanding } from './standing-proxy.sql';
import { ownVotes } from './vote.sql';
import { requireOpen } from './vote.service';

interface GivenVote {
  name: string;
  givenTo: string | null;
  voted: boolean;
  /** Null where it is recorded for its owners, by who runs the poll. */
  givenBy: string | null;
}

/** A vote that the caller may give: their own, or any for who runs the poll. A vote that was given to them cannot be given on. */
async function lockVote(context: CallContext, pollId: string, electorId: string): Promise<GivenVote> {
  const { tx, caller } = context;
  await tx.selectFrom('pollElector').select('id').where('id', '=', electorId).forUpdate().execute();
  const [own] = await ownVotes(context, pollId, electorId);
  if (own?.proxyFor === null) {
    const { name, givenTo, voted } = own;
    return { name, givenTo: givenTo?.name ?? null, voted, givenBy: caller.memberId };
  }
  const { rows } = await sql<Omit<GivenVote, 'givenBy'>>`
    select elector.name, holder.display_name as "givenTo", envelope.receipt is not null as voted
    from poll_elector elector
    left join poll_proxy proxy on proxy.elector_id = elector.id and ${isStanding(todayOf(context))}
    left join member holder on holder.id = proxy.member_id
    left join poll_envelope envelope on envelope.elector_id = elector.id
    where elector.id = ${electorId} and elector.poll_id = ${pollId}`.execute(tx);
  const [vote] = rows;
  if (!vote || !caller.permissions.has('Poll Update')) throw notFound('vote');
  return { ...vote, givenBy: null };
}

async function holderOf(context: CallContext, electorId: string, memberId: string) {
  const holder = await proxyHolder(context, memberId);
  if (!holder) throw invalid({ memberId: 'Choose an active member of the community.' });
  if (holder.id === context.caller.memberId)
    throw invalid({ memberId: 'Choose someone other than yourself.' });
  const owns = await context.tx
    .selectFrom('pollVoter')
    .select('memberId')
    .where('electorId', '=', electorId)
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  if (owns) throw invalid({ memberId: 'This person can already cast the vote. Choose someone else.' });
  return holder;
}

interface Given {
  pollId: string;
  electorId: string;
}

/** Gives a vote to another member until a day, in one question or in several at once: in all of them or in none. */
export async function giveProxy(
  context: CallContext,
  vote: Given,
  { alsoPollIds, ...given }: ProxyInput,
): Promise<void> {
  const others = alsoPollIds.length === 0 ? [] : await otherVotes(context, vote);
  const also = others.filter(({ pollId }) => alsoPollIds.includes(pollId));
  if (also.length < new Set(alsoPollIds).size)
    throw invalid({ alsoPollIds: 'You have no such vote to give by proxy in one of these polls.' });
  for (const one of [vote, ...also]) await giveOne(context, one, given);
}

/** In place of whom it was given to before. */
async function giveOne(
  context: CallContext,
  { pollId, electorId }: Given,
  { memberId, until }: Pick<ProxyInput, 'memberId' | 'until'>,
): Promise<void> {
  const { tx, tenant, caller } = context;
  const poll = await requireOpen(context, pollId);
  if (!poll.proxies) throw conflict('no-proxies', 'This poll doesn’t allow proxies.');
  if (until !== null && (until < todayOf(context) || until > poll.closesOn))
    throw invalid({
      until: 'A proxy’s end date must be today or later, and no later than the close of the poll.',
    });
  const own = await lockVote(context, pollId, electorId);
  if (own.voted)
    throw conflict('voted-already', 'This vote was already cast, so it can’t be given by proxy.');
  const holder = await holderOf(context, electorId, memberId);
  await revoke(context, electorId);
  await tx
    .insertInto('pollProxy')
    .values({
      tenantId: tenant.id,
      id: newId(),
      pollId,
      electorId,
      givenBy: own.givenBy,
      recordedBy: own.givenBy === null ? caller.memberId : null,
      memberId,
      givenOn: todayOf(context),
      expiresOn: until,
    })
    .execute();
  await recordChange(
    context,
    changeOf(
      'poll.proxy',
      { poll: pollId },
      { proxy: own.givenTo },
      { proxy: holder.displayName, vote: own.name, ...(until !== null && { proxyUntil: until }) },
    ),
  );
  const isRecorded = own.givenBy === null;
  await notifyProxy(context, { pollId, electorId, vote: own.name, holder, isRecorded });
}

async function revoke(context: CallContext, electorId: string): Promise<void> {
  await context.tx
    .updateTable('pollProxy')
    .set({ revokedOn: todayOf(context) })
    .where('electorId', '=', electorId)
    .where('revokedOn', 'is', null)
    .execute();
}

/** Takes a vote back. Where votes stay as they are, one that was cast by then stays too (California, Civil Code 5130(c)). */
export async function revokeProxy(
  context: CallContext,
  { pollId, electorId }: { pollId: string; electorId: string },
): Promise<void> {
  const poll = await requireOpen(context, pollId);
  const own = await lockVote(context, pollId, electorId);
  if (own.givenTo === null) throw notFound('proxy');
  if (own.voted && !poll.replaceable) {
    throw conflict('voted-already', 'This vote was already cast, and this poll’s rules don’t allow changes.');
  }
  await revoke(context, electorId);
  await recordChange(
    context,
    changeOf('poll.proxy', { poll: pollId }, { proxy: own.givenTo }, { proxy: null, vote: own.name }),
  );
}
