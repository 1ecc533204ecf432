import type { BudgetSummary } from '@courtyard/contract/budget/budget/budget';
import { budgetColumns } from '@courtyard/contract/budget/budget/budget.columns';
import type { budgetCalls } from '@courtyard/contract/budget/budget/budget-routes';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { type AsOf, listFilters } from '../../../platform/database/lists/list-filters';
import { allOf, everyWord } from '../../../platform/database/lists/search.sql';
import type { ReadContext } from '../../../platform/section/call-context';
import { defineList } from '../../../platform/section/lists/define-list';

const sumOf = (type: 'income' | 'expense' | 'transfer') =>
  sql<number>`(select coalesce(sum(line.amount_minor), 0)::bigint from budget_line line
    join account on account.tenant_id = line.tenant_id and account.id = line.account_id
    where line.tenant_id = budget.tenant_id and line.budget_id = budget.id and account.type = ${sql.lit(type)})`;

const drafting = ['Budget Create', 'Budget Update', 'Budget Approve'] as const;

/** Everybody sees what was proposed; drafts are of those who work on budgets. */
export const isVisible = ({ caller }: Pick<ReadContext, 'caller'>): RawBuilder<SqlBool> =>
  drafting.some((permission) => caller.permissions.has(permission))
    ? sql<SqlBool>`true`
    : sql<SqlBool>`budget.status <> 'draft'`;

export const budgetRows = (context: Pick<ReadContext, 'tx' | 'caller'>) =>
  context.tx
    .selectFrom('budget')
    .innerJoin('fund', (join) =>
      join.onRef('fund.tenantId', '=', 'budget.tenantId').onRef('fund.id', '=', 'budget.fundId'),
    )
    .select([
      'budget.id',
      'budget.fundId',
      'fund.code as fundCode',
      'fund.name as fundName',
      'budget.yearFrom',
      'budget.yearTo',
      'budget.scenario',
      'budget.number',
      'budget.status',
      'budget.motion',
      'budget.adoptedOn',
      'budget.version',
      'budget.updatedAt',
    ])
    .select([
      sumOf('income').as('incomeMinor'),
      sumOf('expense').as('expenseMinor'),
      sumOf('transfer').as('transferMinor'),
    ])
    .where(isVisible(context));

type Row = Awaited<ReturnType<ReturnType<typeof budgetRows>['executeTakeFirstOrThrow']>>;

export function summaryOf({ fundId, fundCode, fundName, ...row }: Row): BudgetSummary {
  const { incomeMinor, expenseMinor, transferMinor } = row;
  return {
    ...row,
    fund: { id: fundId, code: fundCode, name: fundName },
    netMinor: incomeMinor - expenseMinor + transferMinor,
  };
}

type Query = z.output<(typeof budgetCalls.list)['query']>;
type Filters = Omit<Query, 'cursor' | 'limit'>;

const filters = listFilters(budgetColumns, {
  status: 'budget.status',
  fundId: { id: 'budget.fundId', table: 'fund', name: 'fund.name' },
  yearFrom: 'budget.yearFrom',
  updatedAt: { moment: 'budget.updatedAt' },
});

/** `except` is a filter that does not count. */
const conditionsOf = (query: Filters, at: AsOf, except?: string): RawBuilder<SqlBool> =>
  allOf([
    ...everyWord(query.search, ['budget.scenario', 'fund.name', 'budget.motion']),
    ...filters.conditions(query, at, except),
  ]);

/** Budgets that the caller may see, the latest fiscal year first where no other order is asked for. */
export const budgetList = defineList({
  rows: budgetRows,
  answer: summaryOf,
  filters,
  conditions: conditionsOf,
  orders: {
    yearFrom: { column: 'budget.yearFrom' },
    scenario: { column: 'budget.scenarioSort' },
    updatedAt: { column: 'budget.updatedAt' },
  },
  defaultSort: '-yearFrom',
  last: { column: 'budget.id' },
});
