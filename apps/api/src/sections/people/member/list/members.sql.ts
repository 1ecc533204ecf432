import type { memberRoutes, MemberSummary } from '@courtyard/contract/people/member/member';
import { memberColumns } from '@courtyard/contract/people/member/member.columns';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { asOfRevision } from '../../../../platform/database/lists/exact-total';
import { keysetPage, mapRows, wholeList } from '../../../../platform/database/lists/keyset';
import { listFilters } from '../../../../platform/database/lists/list-filters';
import { totalsOf, valuesOfFilter } from '../../../../platform/database/lists/list-values';
import { orderBy } from '../../../../platform/database/lists/order.rules';
import { allOf } from '../../../../platform/database/lists/search.sql';
import { asOf, type ReadContext } from '../../../../platform/section/call-context';
import { searchedKind, seesAllStatuses } from '../member.access';
import { memberQuery, visibleMembers, withPhotos } from '../member.sql';
import { type FoundMembers, foundMembers } from './found-members.sql';
import { leavingOf } from './leaving.sql';

type Query = z.output<(typeof memberRoutes.listMembers)['query']>;
type Filters = Omit<Query, 'cursor' | 'limit' | 'sort'>;
type ValuesQuery = z.output<(typeof memberRoutes.memberValues)['query']>;

const filtersFor = (context: ReadContext) =>
  listFilters(memberColumns, {
    status: 'member.status',
    roleId: {
      id: 'member.id',
      table: 'role',
      name: 'name',
      through: () => sql`select member_id as record_id, role_id as value from member_role`,
    },
    memberSince: { moment: 'member.createdAt' },
    leaving: leavingOf(context),
  });

/** Who is found by the search of a list; null without one. */
const foundBy = async (context: ReadContext, { search }: Filters) =>
  search ? await foundMembers(context, search) : null;

/** What holds for the members of a list; `found` for those who have the words of its search. */
function conditionsOf(
  context: ReadContext,
  query: Filters,
  { found, except }: { found: RawBuilder<SqlBool> | undefined; except?: string },
) {
  const conditions = filtersFor(context).conditions(query, asOf(context), except);
  return allOf(found ? [...conditions, found] : conditions);
}

const orders = {
  name: { column: 'member.nameSort' },
  memberSince: { column: 'member.createdAt' },
};

/**
 * Reads something of the list, again only after it was written to or where its answer depends on something else: the filters,
 * the day, whom the caller may see and find. Leases are no part of the list: who leaves is read each time.
 */
function ofList<T>(
  context: ReadContext,
  { what, query }: { what: string; query: Filters },
  read: () => Promise<T>,
): Promise<T> {
  if (query.leaving !== undefined) return read();
  const seen = [asOf(context), searchedKind(context), seesAllStatuses(context)];
  const key = JSON.stringify([what, query, ...seen]);
  return asOfRevision(context.tx, { tenantId: context.tenant.id, lists: ['member'], key }, read);
}

function countMembers(
  context: ReadContext,
  { search, status, roleId, memberSince, leaving }: Filters,
  found: FoundMembers | null,
): Promise<number> {
  const query = { search, status, roleId, memberSince, leaving };
  return ofList(context, { what: 'total', query }, async () => {
    const condition = conditionsOf(context, query, { found: found?.among });
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from (${visibleMembers(context).select('member.id').where(condition)}) found`.execute(
      context.tx,
    );
    return rows[0]?.total ?? 0;
  });
}

/** The members, filtered and in order. */
const memberList = (
  context: ReadContext,
  query: Filters & Pick<Query, 'sort'>,
  found: FoundMembers | null,
) => ({
  query: memberQuery(context).where(conditionsOf(context, query, { found: found?.inOrder })),
  sortColumns: orderBy(orders, query.sort, { column: 'member.id' }),
});

/** One page of the members. */
export async function pageOfMembers(context: ReadContext, query: Query) {
  const found = await foundBy(context, query);
  const { rows, page } = await keysetPage({
    ...memberList(context, query, found),
    cursor: query.cursor,
    limit: query.limit,
    total: () => countMembers(context, query, found),
  });
  return { data: await withPhotos(context, rows), page };
}

/** All members of a filtered list, in its order. A file has no photos. */
export async function* everyMember(
  context: ReadContext,
  query: Filters & Pick<Query, 'sort'>,
): AsyncIterable<MemberSummary> {
  const rows = wholeList(memberList(context, query, await foundBy(context, query)));
  yield* mapRows(rows, ({ photoFileId: _, ...row }) => ({ ...row, photo: null }));
}

/** What a filter of the list can be under the others; counted again only after something was written. */
export function memberValues(context: ReadContext, query: ValuesQuery) {
  const { of, find, ...chosen } = query;
  return ofList(context, { what: 'values', query }, async () => {
    const found = (await foundBy(context, chosen))?.among;
    return valuesOfFilter({
      tx: context.tx,
      query: visibleMembers(context).where(conditionsOf(context, chosen, { found, except: of })),
      visible: visibleMembers(context),
      filters: filtersFor(context),
      asked: { of, find },
      chosen,
      at: asOf(context),
    });
  });
}

/** How many members there are under the filters, likewise. */
export const memberTotals = (context: ReadContext, query: Filters) =>
  ofList(context, { what: 'totals', query }, async () => {
    const found = (await foundBy(context, query))?.among;
    return totalsOf(visibleMembers(context).where(conditionsOf(context, query, { found })), {});
  });
