import type { Committee } from '@courtyard/contract/people/committee/committee';
import { sql } from 'kysely';
import { notFound } from '../../../platform/http/problem';
import { type ReadContext, todayOf } from '../../../platform/section/call-context';
import { runsOn } from './term/term-days.sql';

/** The committees with how many of their seats are filled on the community's day. */
export function committeeQuery(context: ReadContext) {
  const running = sql`from committee_term term
    where term.tenant_id = committee.tenant_id and term.committee_id = committee.id
      and ${runsOn(todayOf(context))}`;
  const filled = sql<number>`(select count(*) ${running})`;
  return context.tx
    .selectFrom('committee')
    .select([
      'committee.id',
      'committee.name',
      'committee.kind',
      'committee.purpose',
      'committee.seats',
      filled.as('filled'),
      sql<number>`committee.seats - ${filled}`.as('vacant'),
      sql<string | null>`(select min(term.ends_on) ${running})`.as('nextEndsOn'),
      'committee.status',
      'committee.version',
    ]);
}

/** Throws notFound for one that is not there. */
export async function getCommittee(context: ReadContext, committeeId: string): Promise<Committee> {
  const row = await committeeQuery(context).where('committee.id', '=', committeeId).executeTakeFirst();
  if (!row) throw notFound('committee');
  return row;
}
