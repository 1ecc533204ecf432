import type { voteRoutes } from '@courtyard/contract/communications/poll/voting/vote';
import { type Arrears, lackingFor } from '@courtyard/contract/communications/poll/voting/arrears.rules';
import { refusalsOf } from '@courtyard/contract/communications/poll/profile.rules';
import { countRules } from '@courtyard/contract/communications/poll/count/count-rules';
import { hashOfRules } from '@courtyard/contract/communications/poll/count/count-poll';
import { sql } from 'kysely';
import type { z } from 'zod';
import { changeOf } from '../../../../platform/audit/audit';
import { allOf, everyWord } from '../../../../platform/database/lists/search.sql';
import { conflict, invalid, notFound } from '../../../../platform/http/problem';
import {
  type CallContext,
  type ReadContext,
  recordChange,
  todayOf,
} from '../../../../platform/section/call-context';
import { rulesOf } from '../counting/rules-of.rules';
import { getPoll, lockPoll } from '../record/read-poll';
import { isStanding } from '../voting/standing-proxy.sql';
import { apart, electorateOf } from './freeze-electors';

type Query = z.output<(typeof voteRoutes.listElectors)['query']>;
type Electors = z.output<(typeof voteRoutes.listElectors)['response']>;

const maxListed = 200;

/** Who may vote, and how they did: the first 200 that match, with how many there are. */
export async function listElectors(context: ReadContext, pollId: string, query: Query): Promise<Electors> {
  await getPoll(context, pollId);
  const conditions = allOf([
    sql<boolean>`elector.poll_id = ${pollId}`,
    ...everyWord(query.search, ['elector.name', 'elector.people']),
    ...(query.voted === 'all'
      ? []
      : [sql<boolean>`(envelope.receipt is not null) = ${query.voted === 'yes'}`]),
  ]);
  const { rows } = await sql<Electors['data'][number] & { people: string; total: number }>`
    select elector.id, elector.name, elector.people, elector.weight::float8 as weight, elector.suspended,
      envelope.method, holder.display_name as proxy,
      proxy.expires_on::text as "proxyUntil", count(*) over ()::int as total
    from poll_elector elector left join poll_envelope envelope on envelope.elector_id = elector.id
    left join poll_proxy proxy on proxy.elector_id = elector.id and ${isStanding(todayOf(context))}
    left join member holder on holder.id = proxy.member_id
    where ${conditions} order by elector.id limit ${maxListed}`.execute(context.tx);
  return {
    data: rows.map(({ people, total: _total, ...row }) => ({ ...row, voters: people.split(apart) })),
    total: rows[0]?.total ?? 0,
  };
}

/** Suspends a vote, or gives it back. Whole rules and their hash follow, so nobody may have voted yet. */
export async function suspendElector(
  context: CallContext,
  { pollId, electorId }: { pollId: string; electorId: string },
  { reason, arrears }: { reason: string | null; arrears: Arrears | null },
): Promise<void> {
  const { tx } = context;
  const poll = await lockPoll(context, pollId);
  if (poll.status !== 'open') throw conflict('poll-not-open', 'This poll isn’t open.');
  if (!poll.arrearsBar) {
    const refused = refusalsOf({ ...poll, arrearsBar: true }).find(({ field }) => field === 'arrearsBar');
    throw conflict(
      'no-suspension',
      refused?.reason ?? 'This poll’s rules don’t allow suspensions: all owners can vote.',
    );
  }
  if (poll.voted !== 0) {
    throw conflict('voting-began', 'Voting has started: the voter list can no longer be changed.');
  }
  const elector = await tx
    .selectFrom('pollElector')
    .select(['name', 'suspended'])
    .where('pollId', '=', pollId)
    .where('id', '=', electorId)
    .executeTakeFirst();
  if (!elector) throw notFound('vote');
  const lacking = reason === null ? [] : lackingFor(poll.profile, arrears, todayOf(context));
  if (lacking.length > 0)
    throw invalid(Object.fromEntries(lacking.map(({ field, reason: why }) => [field, why])));
  const owed = reason === null ? null : arrears;
  await tx
    .updateTable('pollElector')
    .set({
      suspended: reason,
      arrearsMinor: owed?.amountMinor ?? null,
      arrearsSince: owed?.dueSince ?? null,
      arrearsProofOn: owed?.proofOn ?? null,
      arrearsVotedOn: owed?.votedOn ?? null,
    })
    .where('id', '=', electorId)
    .execute();
  const rules = countRules.parse(rulesOf(poll, await electorateOf(tx, pollId)));
  await tx
    .updateTable('poll')
    .set({ rules: JSON.stringify(rules), rulesHash: await hashOfRules(rules), version: poll.version + 1 })
    .where('id', '=', pollId)
    .execute();
  await recordChange(
    context,
    changeOf(
      'poll.suspend',
      { poll: pollId },
      { suspended: elector.suspended },
      {
        suspended: reason,
        vote: elector.name,
        ...(owed && { arrearsSince: owed.dueSince, boardVotedOn: owed.votedOn }),
      },
    ),
  );
}
