import type { roleRoutes, RoleSummary } from '@courtyard/contract/people/role/role';
import { roleColumns } from '@courtyard/contract/people/role/role.columns';
import { builtInRolesWith } from '@courtyard/contract/platform/member/role.words';
import { sql } from 'kysely';
import type { z } from 'zod';
import { keysetPage, wholeList } from '../../../../platform/database/lists/keyset';
import { type AsOf, listFilters } from '../../../../platform/database/lists/list-filters';
import { totalsOf, valuesOfFilter } from '../../../../platform/database/lists/list-values';
import { orderBy } from '../../../../platform/database/lists/order.rules';
import { allOf, anyOf, everyWord } from '../../../../platform/database/lists/search.sql';
import { asOf, type ReadContext } from '../../../../platform/section/call-context';
import { roleQuery } from '../role.sql';

type Query = z.output<(typeof roleRoutes.listRoles)['query']>;
type Filters = Omit<Query, 'cursor' | 'limit' | 'sort'>;
type ValuesQuery = z.output<(typeof roleRoutes.roleValues)['query']>;

const filters = listFilters(roleColumns, {
  kind: {
    state: () => sql`case when role.built_in then 'built-in' else 'custom' end`,
    is: (kind) => sql`role.built_in = ${kind === 'built-in'}`,
  },
});

/** Built-in roles are found by what they are called in any language. */
function conditionsOf({ search, ...chosen }: Filters, at: AsOf, except?: string) {
  const conditions = filters.conditions(chosen, at, except);
  const words = everyWord(search, ['role.name', 'role.description']);
  if (search) {
    const builtIn = sql<boolean>`role.built_in and role.name = any(${builtInRolesWith(search)})`;
    conditions.push(anyOf([allOf(words), builtIn]));
  }
  return allOf(conditions);
}

function roleList(context: ReadContext, query: Filters & Pick<Query, 'sort'>) {
  return {
    query: roleQuery(context).where(conditionsOf(query, asOf(context))),
    sortColumns: orderBy({ name: { column: 'role.nameSort' } }, query.sort, { column: 'role.id' }),
  };
}

/** One page of the roles. */
export async function pageOfRoles(context: ReadContext, query: Query) {
  const { rows, page } = await keysetPage({
    ...roleList(context, query),
    cursor: query.cursor,
    limit: query.limit,
  });
  return { data: rows, page };
}

/** All roles of a filtered list, in its order. */
export const everyRole = (
  context: ReadContext,
  query: Filters & Pick<Query, 'sort'>,
): AsyncIterable<RoleSummary> => wholeList(roleList(context, query));

/** What a filter of the list can be under the others. */
export function roleValues(context: ReadContext, { of, find, ...chosen }: ValuesQuery) {
  const at = asOf(context);
  const roles = context.tx.selectFrom('role');
  return valuesOfFilter({
    tx: context.tx,
    query: roles.where(conditionsOf(chosen, at, of)),
    visible: roles,
    filters,
    asked: { of, find },
    chosen,
    at,
  });
}

/** How many roles there are under the filters. */
export const roleTotals = (context: ReadContext, query: Filters) =>
  totalsOf(context.tx.selectFrom('role').where(conditionsOf(query, asOf(context))), {});
