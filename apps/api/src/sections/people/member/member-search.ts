import { roleNames } from '@courtyard/contract/platform/member/role.labels';
import { sql } from 'kysely';
import {
  type Found,
  foundRecords,
  type SearchProvider,
} from '../../../platform/section/search/search-provider';
import type { NamedRecords } from '../../../platform/section/search/named-records';
import { storedPreferences } from '../../../platform/tenancy/preferences/preferences.sql';
import { searchedKind, seesAllStatuses } from './member.access';

/** The page of a member; for who may open none, the list with them alone. */
const addressOf = (opens: boolean, { id, title }: { id: string; title: string }) =>
  opens ? `/people/members/details?id=${id}` : `/people/members?search=${encodeURIComponent(title)}`;

interface FoundMember extends Omit<Found, 'url' | 'happensAt' | 'subtitle'> {
  roles: string[];
}

/** Members by name, and by what the caller sees of how they are reached. */
export const memberSearch: SearchProvider = {
  kind: 'member',
  permission: 'Members List View',
  async find(context, asked) {
    const opens = seesAllStatuses(context);
    const { rows } = await sql<FoundMember>`
      select member.id, member.display_name as title, found.rank, array(
          select role.name from member_role
          join role on role.id = member_role.role_id where member_role.member_id = member.id order by role.name
        ) as roles,
        member.status = 'past' as "isArchived", member.created_at as "touchedAt"
      from ${foundRecords(searchedKind(context), asked)} found
      join member on member.id = found.record_id
      where member.merged_into is null and (${opens} or member.status = 'active')`.execute(context.tx);
    if (rows.length === 0) return [];
    const { language } = await storedPreferences(context.tx, context.caller.memberId);
    return rows.map(({ roles, ...row }) => ({
      ...row,
      subtitle: roleNames(roles, language) || null,
      url: addressOf(opens, row),
      happensAt: null,
    }));
  },
};

/** Members that documents are linked to. */
export const namedMembers: NamedRecords = {
  kind: 'member',
  async find(context, ids) {
    if (!seesAllStatuses(context)) return [];
    const rows = await context.tx
      .selectFrom('member')
      .select(['id', 'displayName as name'])
      .where('id', 'in', ids)
      .execute();
    return rows.map(({ id, name }) => ({ id, name, url: addressOf(true, { id, title: name }) }));
  },
};
