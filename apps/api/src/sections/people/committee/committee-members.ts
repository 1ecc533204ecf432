import { sql } from 'kysely';
import type { MemberGroup } from '../../../platform/tenancy/member-group';
import { runsOn } from './term/term-days.sql';

/** Those who serve on committees, as an audience and as those who decide; nobody of one that is dissolved. */
export const committeeGroup: MemberGroup = {
  kind: 'committee',
  all: sql`select id, name, status = 'active' as is_open from committee`,
  servingOn: (day) => sql`select term.committee_id as group_id, term.member_id from committee_term term
    join committee on committee.id = term.committee_id
    join member on member.id = term.member_id
    where ${runsOn(day)} and committee.status = 'active' and member.status = 'active'`,
};
