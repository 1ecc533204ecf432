import type { memberRoutes, MemberSummary } from '@courtyard/contract/people/member/member';
import { memberColumns } from '@courtyard/contract/people/member/member.columns';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { asOfRevision } from '../../../../platform/database/lists/exact-total';
import { keysetPage, mapRows, wholeList } from '../../../../platform/database/lists/keyset';
import { type AsOf, listFilters } from '../../../../platform/database/lists/list-filters';
import { totalsOf, valuesOfFilter } from '../../../../platform/database/lists/list-values';
import { orderBy } from '../../../../platform/database/lists/order.rules';
import { allOf } from '../../../../platform/database/lists/search.sql';
import { asOf, type ReadContext } from '../../../../platform/section/call-context';
import { searchedKind, seesAllStatuses } from '../member.access';
import { memberQuery, visibleMembers, withPhotos } from '../member.sql';
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
      through: () => sql`select member_id as thing_id, role_id as value from member_role`,
    },
    memberSince: { moment: 'member.createdAt' },
    leaving: leavingOf(context),
  });

/** By the index on words; or, where most have the words, row by row in the order of the list until a page is full. */
const hasWords = (kind: string, search: string, isBroad: boolean): RawBuilder<SqlBool> =>
  isBroad
    ? sql`courtyard.has_words(${kind}, member.id, (select courtyard.search_patterns(${search})))`
    : sql`member.id in (select found from courtyard.find_by_words(${kind}, ${search}) as found)`;

interface Except {
  isBroad?: boolean;
  /** A filter that does not count. */
  except?: string;
}

function conditionsOf(
  context: ReadContext,
  query: Filters,
  at: AsOf,
  { isBroad = false, except }: Except = {},
) {
  const conditions = filtersFor(context).conditions(query, at, except);
  if (query.search) conditions.push(hasWords(searchedKind(context), query.search, isBroad));
  return allOf(conditions);
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
): Promise<number> {
  const query = { search, status, roleId, memberSince, leaving };
  return ofList(context, { what: 'total', query }, async () => {
    const condition = conditionsOf(context, query, asOf(context));
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from (${visibleMembers(context).select('member.id').where(condition)}) found`.execute(
      context.tx,
    );
    return rows[0]?.total ?? 0;
  });
}

/** Matches from which on a search is answered by walking the list. */
const broadFrom = 2000;

/** The members, filtered and in order. */
async function memberList(context: ReadContext, query: Filters & Pick<Query, 'sort'>) {
  const isBroad = query.search !== undefined && (await countMembers(context, query)) > broadFrom;
  return {
    query: memberQuery(context).where(conditionsOf(context, query, asOf(context), { isBroad })),
    sortColumns: orderBy(orders, query.sort, { column: 'member.id' }),
  };
}

/** One page of the members. */
export async function pageOfMembers(context: ReadContext, query: Query) {
  const { rows, page } = await keysetPage({
    ...(await memberList(context, query)),
    cursor: query.cursor,
    limit: query.limit,
    total: () => countMembers(context, query),
  });
  return { data: await withPhotos(context, rows), page };
}

/** All members of a filtered list, in its order. A file has no photos. */
export async function* everyMember(
  context: ReadContext,
  query: Filters & Pick<Query, 'sort'>,
): AsyncIterable<MemberSummary> {
  const rows = wholeList(await memberList(context, query));
  yield* mapRows(rows, ({ photoFileId: _, ...row }) => ({ ...row, photo: null }));
}

/** What a filter of the list can be under the others; counted again only after something was written. */
export function memberValues(context: ReadContext, query: ValuesQuery) {
  const { of, find, ...chosen } = query;
  const at = asOf(context);
  return ofList(context, { what: 'values', query }, () =>
    valuesOfFilter({
      tx: context.tx,
      query: visibleMembers(context).where(conditionsOf(context, chosen, at, { except: of })),
      visible: visibleMembers(context),
      filters: filtersFor(context),
      asked: { of, find },
      chosen,
      at,
    }),
  );
}

/** How many members there are under the filters, likewise. */
export const memberTotals = (context: ReadContext, query: Filters) =>
  ofList(context, { what: 'totals', query }, () =>
    totalsOf(visibleMembers(context).where(conditionsOf(context, query, asOf(context))), {}),
  );
