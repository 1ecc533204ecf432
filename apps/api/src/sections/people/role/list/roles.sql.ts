import type { roleRoutes } from '@courtyard/contract/people/role/role';
import { roleColumns } from '@courtyard/contract/people/role/role.columns';
import { builtInRolesWith } from '@courtyard/contract/platform/member/role.labels';
import { sql } from 'kysely';
import type { z } from 'zod';
import { type AsOf, listFilters } from '../../../../platform/database/lists/list-filters';
import { allOf, anyOf, everyWord } from '../../../../platform/database/lists/search.sql';
import { defineList } from '../../../../platform/section/lists/define-list';
import { roleQuery } from '../role.sql';

type Query = z.output<(typeof roleRoutes.listRoles)['query']>;
type Filters = Omit<Query, 'cursor' | 'limit' | 'sort'>;

const filters = listFilters(roleColumns, {
  kind: {
    state: () => sql`case when role.built_in then 'built-in' else 'custom' end`,
    is: (kind) => sql`role.built_in = ${kind === 'built-in'}`,
  },
});

/** Built-in roles are found by what they are called in any language. */
function conditionsOf({ search, ...chosen }: Filters, at: AsOf, except?: string) {
  const conditions = filters.conditions(chosen, at, except);
  const labels = everyWord(search, ['role.name', 'role.description']);
  if (search) {
    const builtIn = sql<boolean>`role.built_in and role.name = any(${builtInRolesWith(search)})`;
    conditions.push(anyOf([allOf(labels), builtIn]));
  }
  return allOf(conditions);
}

export const roleList = defineList({
  rows: roleQuery,
  answer: (row) => row,
  filters,
  conditions: conditionsOf,
  orders: { name: { column: 'role.nameSort' } },
  last: { column: 'role.id' },
});
