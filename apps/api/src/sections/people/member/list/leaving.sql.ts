import { sql } from 'kysely';
import type { AsOf, DatedSql } from '../../../../platform/database/lists/list-filters';
import type { ReadContext } from '../../../../platform/section/call-context';
import { leaseEndsOfMembers } from '../../../properties';
import { seesAllHomes, seesAllStatuses } from '../member.access';

/**
 * The days on which something of a member ends: their membership, a role that counts today, or the lease that they live by.
 * Only for who sees memberships that ended, and the last for who sees whose each home is.
 */
export const leavingOf = (context: ReadContext): DatedSql => ({
  id: 'member.id',
  days: ({ today }: AsOf) =>
    seesAllStatuses(context)
      ? sql`
    select id as record_id, ended_on as day from member where ended_on is not null
    union all
    select member_id, ends_on from member_role where ends_on >= ${today}
    ${seesAllHomes(context) ? sql`union all ${leaseEndsOfMembers}` : sql``}`
      : sql`select null::uuid as record_id, null::date as day where false`,
});
