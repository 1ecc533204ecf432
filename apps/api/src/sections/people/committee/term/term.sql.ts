import type { MemberTerm, Term } from '@courtyard/contract/people/committee/term';
import { sql } from 'kysely';
import { type ReadContext, todayOf } from '../../../../platform/section/call-context';
import { seesAllStatuses } from '../../member/member.access';
import { stateOn } from './term-days.sql';

const termQuery = (context: ReadContext) =>
  context.tx
    .selectFrom('committeeTerm as term')
    .innerJoin('member', 'member.id', 'term.memberId')
    .select([
      'term.id',
      'term.seat',
      'term.office',
      'term.startsOn',
      'term.endsOn',
      'term.version',
      stateOn(todayOf(context)).as('state'),
      // That somebody is suspended, or was one, is for those who may open members.
      sql<Term['member']>`jsonb_build_object('id', member.id, 'name', member.display_name, 'status',
        case when ${seesAllStatuses(context)}::boolean then member.status else 'active' end)`.as('member'),
    ]);

/** Who serves, will serve and has served: by seat, the latest first. */
export const termsOf = (context: ReadContext, committeeId: string): Promise<Term[]> =>
  termQuery(context)
    .where('term.committeeId', '=', committeeId)
    .orderBy('term.seat')
    .orderBy('term.startsOn', 'desc')
    .execute();

/** One term of a committee; undefined where it has no such. */
export const findTerm = (
  context: ReadContext,
  { committeeId, termId }: { committeeId: string; termId: string },
): Promise<Term | undefined> =>
  termQuery(context)
    .where('term.committeeId', '=', committeeId)
    .where('term.id', '=', termId)
    .executeTakeFirst();

/** What a member serves in, will serve in and has served in, the latest first. */
export async function termsOfMember(context: ReadContext, memberId: string): Promise<MemberTerm[]> {
  const rows = await termQuery(context)
    .innerJoin('committee', 'committee.id', 'term.committeeId')
    .select(
      sql<MemberTerm['committee']>`jsonb_build_object('id', committee.id, 'name', committee.name)`.as(
        'committee',
      ),
    )
    .where('term.memberId', '=', memberId)
    .orderBy('term.startsOn', 'desc')
    .orderBy('committee.nameSort')
    .execute();
  return rows.map(({ member: _, ...row }) => row);
}
