import { type Budget, type budgetCalls, budgetSummary } from '@courtyard/contract/budget/budget/budget';
import { budgetColumns } from '@courtyard/contract/budget/budget/budget.columns';
import type { RawBuilder, SqlBool } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database';
import { type AsOf, listFilters } from '../../../platform/database/lists/list-filters';
import { allOf, everyWord } from '../../../platform/database/lists/search.sql';
import { attachedFiles } from '../../../platform/files/attached-files.sql';
import type { ReadContext } from '../../../platform/section/call-context';
import { columnsFor } from '../../../platform/section/fields';
import { defineList } from '../../../platform/section/lists/define-list';

export const budgetFiles = attachedFiles('budgetFile', 'budgetId');

const budgetQuery = (tx: Tx) => tx.selectFrom('budget').select(columnsFor('budget', budgetSummary));

/** One with its notes and files; undefined where there is none. */
export async function findBudget(context: ReadContext, budgetId: string): Promise<Budget | undefined> {
  const row = await budgetQuery(context.tx)
    .select('budget.notes')
    .where('budget.id', '=', budgetId)
    .executeTakeFirst();
  return row && { ...row, files: await budgetFiles.of(context, budgetId) };
}

type Query = z.output<(typeof budgetCalls.list)['query']>;
type Filters = Omit<Query, 'cursor' | 'limit'>;

const searched = ['budget.name', 'budget.notes'] as const;

const filters = listFilters(budgetColumns, {
  status: 'budget.status',
  updatedAt: { moment: 'budget.updatedAt' },
});

/** `except` is a filter that does not count. */
const conditionsOf = (query: Filters, at: AsOf, except?: string): RawBuilder<SqlBool> =>
  allOf([...everyWord(query.search, searched), ...filters.conditions(query, at, except)]);

export const budgetList = defineList({
  rows: ({ tx }) => budgetQuery(tx),
  answer: (row) => row,
  filters,
  conditions: conditionsOf,
  orders: {
    name: { column: 'budget.nameSort' },
    updatedAt: { column: 'budget.updatedAt' },
  },
  last: { column: 'budget.id' },
  // Columns of amounts, by field: their sums stand below the list.
  sums: {},
});
