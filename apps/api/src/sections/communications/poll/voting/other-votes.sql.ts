import type { OtherVote } from '@courtyard/contract/communications/poll/voting/vote';
import { sql } from 'kysely';
import { notFound } from '../../../../platform/http/problem';
import type { ReadContext } from '../../../../platform/section/call-context';
import { ownVotes } from './vote.sql';

/**
 * The same property's, or person's, votes in other open polls that the caller may give away as well: their own, or any for who runs
 * polls. A person is known by their account: two can have one name. Those that were cast are none. Throws notFound for a vote that is not theirs to give.
 */
export async function otherVotes(
  context: ReadContext,
  { pollId, electorId }: { pollId: string; electorId: string },
): Promise<(OtherVote & { electorId: string })[]> {
  const { tx, caller, platform } = context;
  const [own] = await ownVotes(context, pollId, electorId);
  const canGive = own?.proxyFor === null || caller.permissions.has('Poll Update');
  const elector = await tx
    .selectFrom('pollElector')
    .select('id')
    .where('pollId', '=', pollId)
    .where('id', '=', electorId)
    .executeTakeFirst();
  if (!elector || !canGive) throw notFound('vote');
  const { rows } = await sql<OtherVote & { electorId: string }>`
    select poll.id as "pollId", poll.title, other.id as "electorId"
    from poll_elector elector join poll mine on mine.id = elector.poll_id
    join poll_elector other on other.name = elector.name and other.poll_id <> elector.poll_id
    join poll on poll.id = other.poll_id and poll.status = 'open' and poll.proxies
      and poll.closes_at > ${platform.clock().toISOString()} and (poll.basis in ('unit', 'share')) = (mine.basis in ('unit', 'share'))
    where elector.id = ${electorId} and elector.poll_id = ${pollId} and other.suspended is null
      and (mine.basis in ('unit', 'share') or exists (select from poll_voter own
        join poll_voter same on same.member_id = own.member_id and same.elector_id = other.id
        where own.elector_id = elector.id))
      and not exists (select from poll_envelope envelope where envelope.elector_id = other.id)
      and (${caller.permissions.has('Poll Update')} or exists (select from poll_voter voter
        where voter.elector_id = other.id and voter.member_id = ${caller.memberId}))
    order by poll.closes_at, poll.id limit 20`.execute(tx);
  return rows;
}
