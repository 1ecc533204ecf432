import {
  type ServiceItem,
  serviceItem,
  type serviceItemRoutes,
} from '@courtyard/contract/bookkeeping/service-item/service-item';
import { serviceItemColumns } from '@courtyard/contract/bookkeeping/service-item/service-item.columns';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database';
import { keysetPage, mapRows, wholeList } from '../../../platform/database/lists/keyset';
import { type AsOf, listFilters } from '../../../platform/database/lists/list-filters';
import { totalsOf, valuesOfFilter } from '../../../platform/database/lists/list-values';
import { orderBy } from '../../../platform/database/lists/order.rules';
import { allOf, everyWord } from '../../../platform/database/lists/search.sql';
import { asOf, type ReadContext } from '../../../platform/section/call-context';
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
type ValuesQuery = z.output<(typeof serviceItemRoutes.serviceItemValues)['query']>;

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
  select id as thing_id, income_account_id as value from service_item where income_account_id is not null
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

const orders = {
  name: { column: 'serviceItem.nameSort' },
  code: { column: 'serviceItem.code', nullable: true },
  priceMinor: { column: 'serviceItem.priceMinor', nullable: true },
  updatedAt: { column: 'serviceItem.updatedAt' },
};

/** The service items, filtered and in order. */
const serviceItemList = (context: ReadContext, query: Filters) => ({
  query: serviceItemQuery(context.tx).where(conditionsOf(query, asOf(context))),
  sortColumns: orderBy(orders, query.sort, { column: 'serviceItem.id' }),
});

/** One page of the service items. */
export async function pageOfServiceItems(context: ReadContext, query: Query) {
  const { rows, page } = await keysetPage({
    ...serviceItemList(context, query),
    cursor: query.cursor,
    limit: query.limit,
  });
  return { data: rows.map(serviceItemOf), page };
}

/** All service items of a filtered list, in its order. */
export const everyServiceItem = (context: ReadContext, query: Filters): AsyncIterable<ServiceItem> =>
  mapRows(wholeList(serviceItemList(context, query)), serviceItemOf);

/** What a filter of the list can be under the others. */
export function serviceItemValues(context: ReadContext, { of, find, ...query }: ValuesQuery) {
  const at = asOf(context);
  return valuesOfFilter({
    tx: context.tx,
    query: serviceItemQuery(context.tx).where(conditionsOf(query, at, of)),
    visible: serviceItemQuery(context.tx),
    filters,
    asked: { of, find },
    chosen: query,
    at,
  });
}

/** How many there are under the filters; prices are of one of each, and have no sum. */
export const serviceItemTotals = (context: ReadContext, query: Filters) =>
  totalsOf(serviceItemQuery(context.tx).where(conditionsOf(query, asOf(context))), {});
