import {
  type ServiceItem,
  serviceItem,
  type serviceItemRoutes,
} from '@courtyard/contract/bookkeeping/service-item/service-item';
import { serviceItemColumns } from '@courtyard/contract/bookkeeping/service-item/service-item.columns';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database';
import { type AsOf, listFilters } from '../../../platform/database/lists/list-filters';
import { allOf, everyWord } from '../../../platform/database/lists/search.sql';
import { defineList } from '../../../platform/section/lists/define-list';
import { columnsFor } from '../../../platform/section/fields';

const columns = columnsFor('serviceItem', serviceItem, ['fund', 'incomeAccount', 'expenseAccount']);

/** Service items with what is shown of the chart. */
const serviceItemQuery = (tx: Tx) =>
  tx
    .selectFrom('serviceItem')
    .leftJoin('fund', (join) =>
      join.onRef('fund.tenantId', '=', 'serviceItem.tenantId').onRef('fund.id', '=', 'serviceItem.fundId'),
    )
    .leftJoin('account as income', (join) =>
      join
        .onRef('income.tenantId', '=', 'serviceItem.tenantId')
        .onRef('income.id', '=', 'serviceItem.incomeAccountId'),
    )
    .leftJoin('account as expense', (join) =>
      join
        .onRef('expense.tenantId', '=', 'serviceItem.tenantId')
        .onRef('expense.id', '=', 'serviceItem.expenseAccountId'),
    )
    .select(columns)
    .select([
      'serviceItem.fundId',
      'fund.code as fundCode',
      'fund.name as fundName',
      'fund.archivedAt as fundArchivedAt',
      'serviceItem.incomeAccountId as incomeId',
      'income.code as incomeCode',
      'income.name as incomeName',
      'income.archivedAt as incomeArchivedAt',
      'serviceItem.expenseAccountId as expenseId',
      'expense.code as expenseCode',
      'expense.name as expenseName',
      'expense.archivedAt as expenseArchivedAt',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof serviceItemQuery>['execute']>>[number];

const inChart = (id: string | null, code: string | null, name: string | null, archivedAt: string | null) =>
  id === null ? null : { id, code: code ?? '', name: name ?? '', archived: archivedAt !== null };

const serviceItemOf = ({
  fundId,
  fundCode,
  fundName,
  fundArchivedAt,
  incomeId,
  incomeCode,
  incomeName,
  incomeArchivedAt,
  expenseId,
  expenseCode,
  expenseName,
  expenseArchivedAt,
  ...row
}: Row): ServiceItem => ({
  ...row,
  fund: inChart(fundId, fundCode, fundName, fundArchivedAt),
  incomeAccount: inChart(incomeId, incomeCode, incomeName, incomeArchivedAt),
  expenseAccount: inChart(expenseId, expenseCode, expenseName, expenseArchivedAt),
});

/** Undefined where there is none. */
export async function findServiceItem(tx: Tx, serviceItemId: string): Promise<ServiceItem | undefined> {
  const row = await serviceItemQuery(tx).where('serviceItem.id', '=', serviceItemId).executeTakeFirst();
  return row && serviceItemOf(row);
}

type Query = z.output<(typeof serviceItemRoutes.listServiceItems)['query']>;
type Filters = Omit<Query, 'cursor' | 'limit'>;

const searched = [
  'serviceItem.name',
  'serviceItem.code',
  'serviceItem.description',
  'income.code',
  'income.name',
  'expense.code',
  'expense.name',
] as const;

/** Both accounts of each service item. */
const accountsOfItems = () => sql`
  select id as record_id, income_account_id as value from service_item where income_account_id is not null
  union all select id, expense_account_id from service_item where expense_account_id is not null`;

const filters = listFilters(serviceItemColumns, {
  kind: 'serviceItem.kind',
  accountId: {
    id: 'serviceItem.id',
    table: 'account',
    name: `concat_ws(' ', code, name)`,
    through: accountsOfItems,
  },
  fundId: { id: 'serviceItem.fundId', table: 'fund', name: `concat_ws(' ', code, name)` },
  chargeType: 'serviceItem.chargeType',
  taxBox: 'serviceItem.taxBox',
  priceMinor: 'serviceItem.priceMinor',
  status: {
    state: () => sql`case when service_item.archived_at is null then 'active' else 'archived' end`,
    is: (status) =>
      status === 'archived'
        ? sql`service_item.archived_at is not null`
        : sql`service_item.archived_at is null`,
  },
  updatedAt: { moment: 'serviceItem.updatedAt' },
});

/** Archived ones only where their status is asked for; `except` is a filter that does not count. */
function conditionsOf(query: Filters, at: AsOf, except?: string): RawBuilder<SqlBool> {
  const conditions = [...everyWord(query.search, searched), ...filters.conditions(query, at, except)];
  if (!query.status?.length && except !== 'status') conditions.push(sql`service_item.archived_at is null`);
  return allOf(conditions);
}

export const serviceItemList = defineList({
  rows: ({ tx }) => serviceItemQuery(tx),
  answer: serviceItemOf,
  filters,
  conditions: conditionsOf,
  orders: {
    name: { column: 'serviceItem.nameSort' },
    code: { column: 'serviceItem.code', nullable: true },
    priceMinor: { column: 'serviceItem.priceMinor', nullable: true },
    updatedAt: { column: 'serviceItem.updatedAt' },
  },
  last: { column: 'serviceItem.id' },
});
