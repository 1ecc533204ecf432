import type { ExpenseLine, expenseRoutes } from '@courtyard/contract/budget/expense-tracker/expense';
import { expenseColumns } from '@courtyard/contract/budget/expense-tracker/expense.columns';
import { bases } from '@courtyard/contract/bookkeeping/account/account.values';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { type Basis, expenseLines } from '../../../ledger';
import type { Tx } from '../../../platform/database/database';
import { type AsOf, listFilters } from '../../../platform/database/lists/list-filters';
import { allOf, anywhere, isLike, wordsOf } from '../../../platform/database/lists/search.sql';
import { defineList } from '../../../platform/section/lists/define-list';
import { hasReceipt } from './receipt.sql';

type Query = z.output<(typeof expenseRoutes.listExpenses)['query']>;
type Filters = Omit<Query, 'cursor' | 'limit'>;

/** Names are looked up for the rows of a page alone, whatever the planner thinks of joins. */
const nameIn = (table: string, column: string, id: string) =>
  sql<string>`(select ${sql.ref(`named.${column}`)} from ${sql.table(table)} named
    where named.tenant_id = expense.tenant_id and named.id = ${sql.ref(`expense.${id}`)})`;

const received = hasReceipt('expense');
const receipt = sql<ExpenseLine['receipt']>`case when ${received} then 'attached' else 'missing' end`;
const payee = sql`case when expense.vendor_id is null then 'none' else 'vendor' end`;
const expenseQuery = (tx: Tx, basis: Basis) =>
  tx
    .selectFrom(expenseLines(basis).as('expense'))
    .select([
      'expense.entryId',
      'expense.no',
      'expense.place',
      'expense.position',
      'expense.day',
      'expense.kind',
      'expense.memo',
    ])
    .select(['expense.vendorId', 'expense.accountId', 'expense.fundId', 'expense.amount'])
    .select([
      nameIn('vendor', 'name', 'vendor_id').$castTo<string | null>().as('vendorName'),
      nameIn('account', 'code', 'account_id').as('accountCode'),
      nameIn('account', 'name', 'account_id').as('accountName'),
      nameIn('fund', 'name', 'fund_id').as('fundName'),
      receipt.as('receipt'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof expenseQuery>['execute']>>[number];

export const expenseOf = (row: Row): ExpenseLine => ({
  key: `${row.entryId}.${row.place}`,
  id: row.entryId,
  no: row.no,
  date: row.day,
  kind: row.kind,
  vendor:
    row.vendorId === null || row.vendorName === null ? null : { id: row.vendorId, name: row.vendorName },
  account: { id: row.accountId, code: row.accountCode, name: row.accountName },
  fund: { id: row.fundId, name: row.fundName },
  memo: row.memo,
  receipt: row.receipt,
  amountMinor: row.amount,
});

const filters = listFilters(expenseColumns, {
  accountId: { id: 'expense.accountId', table: 'account', name: `code || ' ' || name` },
  vendorId: { id: 'expense.vendorId', table: 'vendor', name: 'name' },
  payee: {
    state: () => payee,
    is: (value) => (value === 'none' ? sql`expense.vendor_id is null` : sql`expense.vendor_id is not null`),
  },
  fundId: { id: 'expense.fundId', table: 'fund', name: 'name' },
  receipt: { state: () => receipt, is: (value) => (value === 'attached' ? received : sql`not ${received}`) },
  date: 'expense.day',
  amountMinor: 'expense.amount',
});

/** Each word in the memo, the vendor's or the account's name, or as the number of the entry. */
const found = (search: string | undefined): RawBuilder<SqlBool>[] =>
  wordsOf(search).map((word) => {
    const pattern = anywhere(word);
    const named = (table: string, text: string) =>
      sql`in (select found.id from ${sql.table(table)} found where ${isLike(sql.raw(text), pattern)})`;
    return sql<SqlBool>`(${isLike(sql`coalesce(expense.memo, '')`, pattern)}
      or expense.vendor_id ${named('vendor', 'found.name')}
      or expense.account_id ${named('account', `found.code || ' ' || found.name`)}
      ${/^\d{1,12}$/.test(word) ? sql`or expense.no = ${Number(word)}::bigint` : sql``})`;
  });

const listIn = (basis: Basis) =>
  defineList({
    rows: ({ tx }) => expenseQuery(tx, basis),
    answer: expenseOf,
    filters,
    conditions: (query: Filters, at: AsOf, except?: string) =>
      allOf([...found(query.search), ...filters.conditions(query, at, except)]),
    orders: {
      date: { column: 'expense.day' },
      no: { column: 'expense.no' },
      amountMinor: { column: 'expense.amount' },
    },
    usual: '-date',
    last: { column: 'expense.position' },
    sums: { amountMinor: 'expense.amount' },
  });

/** The list in each basis: lines count otherwise, and are read from elsewhere. */
export const expenseLists = {
  accrual: listIn('accrual'),
  cash: listIn('cash'),
  'modified-cash': listIn('modified-cash'),
} satisfies Record<(typeof bases)[number], unknown>;
