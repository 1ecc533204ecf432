import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database';
import type { MemberGroup } from '../../../platform/tenancy/member-group';
import { runsOn } from './term/term-days.sql';

/** Those who serve on committees, as an audience and as those who decide; nobody of one that is dissolved. */
export const committeeGroup: MemberGroup = {
  kind: 'committee',
  async membersOf(tx, committeeIds, onDay) {
    const { rows } = await sql<{ id: string }>`
      select distinct member.id from committee_term term
      join committee on committee.id = term.committee_id
      join member on member.id = term.member_id
      where term.committee_id = any(${[...committeeIds]}::uuid[]) and ${runsOn(onDay)}
        and committee.status = 'active' and member.status = 'active'
      order by member.id`.execute(tx);
    return rows.map(({ id }) => id);
  },
};

/** Ids of the active members who serve on a committee on a day of the community. */
export const committeeMemberIds = (tx: Tx, committeeId: string, onDay: string): Promise<string[]> =>
  committeeGroup.membersOf(tx, [committeeId], onDay);
