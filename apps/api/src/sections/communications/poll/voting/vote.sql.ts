import type { MyPoll, OwnVote } from '@courtyard/contract/communications/poll/voting/vote';
import { type RawBuilder, sql } from 'kysely';
import { type ReadContext, todayOf } from '../../../../platform/section/call-context';
import { isStanding } from './standing-proxy.sql';
import { apart } from '../elector/freeze-electors';

/** SQL: `poll_id`, `elector_id`, `is_held` (of somebody else) and `given_by` of all votes that a member may cast. */
const votesOf = (memberId: string, day: string) => sql`
  select poll_id, elector_id, false as is_held, null::uuid as given_by from poll_voter where member_id = ${memberId}
  union all
  select poll_id, elector_id, true, given_by from poll_proxy proxy
  where member_id = ${memberId} and ${isStanding(day)}
    and not exists (select from poll_voter own where own.tenant_id = proxy.tenant_id
      and own.elector_id = proxy.elector_id and own.member_id = ${memberId})`;

interface Asked {
  /** SQL on `poll`. */
  where?: RawBuilder<boolean>;
  most: number;
}

/** The polls in which the caller may vote: open ones first, the one that closes soonest before the others. */
export async function myPolls(context: ReadContext, { where, most }: Asked): Promise<MyPoll[]> {
  const { rows } = await sql<MyPoll>`
    select poll.id, poll.title, poll.status, poll.kind, poll.secrecy,
      to_char(poll.closes_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "closesAt",
      count(*)::int as votes, count(envelope.elector_id)::int as voted
    from (${votesOf(context.caller.memberId, todayOf(context))}) mine
    join poll on poll.id = mine.poll_id
    join poll_elector elector on elector.id = mine.elector_id and elector.suspended is null
    left join poll_envelope envelope on envelope.elector_id = mine.elector_id
    where ${where ?? sql`true`}
    group by poll.tenant_id, poll.id
    order by poll.status <> 'open', case when poll.status = 'open' then poll.closes_at end, poll.closes_at desc, poll.id
    limit ${most}`.execute(context.tx);
  return rows;
}

type OwnVoteRow = Omit<OwnVote, 'givenTo'> & {
  proxyId: string | null;
  givenTo: string | null;
  until: string | null;
};

/** More than any owner or proxy has to do with by hand. */
const maxVotes = 2000;

/** The votes that the caller may cast in a poll, or the one of an elector if they may cast it. */
export async function ownVotes(context: ReadContext, pollId: string, electorId?: string): Promise<OwnVote[]> {
  const isMeant = electorId === undefined ? sql`true` : sql`mine.elector_id = ${electorId}`;
  const { rows } = await sql<OwnVoteRow>`
    select elector.id as "electorId", elector.name, elector.weight::float8 as weight, elector.suspended,
      case when mine.is_held then coalesce(giver.display_name, replace(elector.people, ${apart}, ', ')) end as "proxyFor",
      proxy.id as "proxyId", holder.display_name as "givenTo", proxy.expires_on::text as until,
      envelope.receipt is not null as voted, envelope.receipt
    from (${votesOf(context.caller.memberId, todayOf(context))}) mine
    join poll_elector elector on elector.id = mine.elector_id
    left join member giver on giver.id = mine.given_by
    left join poll_proxy proxy on proxy.elector_id = elector.id and ${isStanding(todayOf(context))} and not mine.is_held
    left join member holder on holder.id = proxy.member_id
    left join poll_envelope envelope on envelope.elector_id = elector.id
    where mine.poll_id = ${pollId} and ${isMeant}
    order by mine.is_held, elector.name, elector.id limit ${maxVotes}`.execute(context.tx);
  return rows.map(({ proxyId, givenTo, until, ...row }) => ({
    ...row,
    givenTo: proxyId === null || givenTo === null ? null : { proxyId, name: givenTo, until },
  }));
}
