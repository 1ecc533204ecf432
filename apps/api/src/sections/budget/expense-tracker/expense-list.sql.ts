import type { ExpenseLine, expenseRoutes } from '@courtyard/contract/budget/expense-tracker/expense';
import { expenseColumns } from '@courtyard/contract/budget/expense-tracker/expense.columns';
import { daysMeant } from '@courtyard/contract/fields/spans';
import type { bases } from '@courtyard/contract/bookkeeping/account/account.values';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { balanceCells, type Basis, chainHead, expenseLines } from '../../../ledger';
import type { Tx } from '../../../platform/database/database';
import { whileUnchanged } from '../../../platform/database/lists/exact-total';
import { type AsOf, listFilters } from '../../../platform/database/lists/list-filters';
import { totalsOf } from '../../../platform/database/lists/list-values';
import { allOf, anywhere, isLike, wordsOf } from '../../../platform/database/lists/search.sql';
import { asOf, type ReadContext } from '../../../platform/section/call-context';
import { defineList } from '../../../platform/section/lists/define-list';
import { hasReceipt } from './receipt.sql';

type Query = z.output<(typeof expenseRoutes.listExpenses)['query']>;
type Filters = Omit<Query, 'cursor' | 'limit'>;

/** Names are looked up for the rows of a page alone, whatever the planner thinks of joins. */
const nameIn = (table: 'vendor' | 'account' | 'fund', column: string, id: string) =>
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
    const named = (table: 'vendor' | 'account', text: string) =>
      sql`in (select found.id from ${sql.table(table)} found where ${isLike(sql.raw(text), pattern)})`;
    return sql<SqlBool>`(${isLike(sql`coalesce(expense.memo, '')`, pattern)}
      or expense.vendor_id ${named('vendor', 'found.name')}
      or expense.account_id ${named('account', `found.code || ' ' || found.name`)}
      ${/^\d{1,12}$/.test(word) ? sql`or expense.no = ${Number(word)}::bigint` : sql``})`;
  });

/** What more of an account’s or a fund’s lines a filter leaves out than balances know. */
const beyondBalances = (query: Filters) =>
  [query.search, query.vendorId, query.payee, query.receipt, query.amountMinor].some(
    (value) => value !== undefined && value.length > 0,
  );

/** From the balances, which count lines too; as of dates that they can be asked for. */
async function linesInBalances({ tx }: ReadContext, query: Filters, at: AsOf): Promise<number> {
  const { from = null, to = '2999-12-31' } = daysMeant(query.date, at);
  const cells = await balanceCells(tx, {
    basis: 'accrual',
    withClosing: false,
    types: ['expense'],
    ...(query.accountId && { accountIds: query.accountId }),
    spans: [{ from, to }],
  });
  return cells
    .filter(({ fundId }) => !query.fundId || query.fundId.includes(fundId))
    .reduce((count, { lines: [lines = 0] }) => count + lines, 0);
}

/** How many lines there are. What is posted stays, so that a count stands until the next entry. */
const countIn =
  (basis: Basis, condition: (query: Filters, at: AsOf) => RawBuilder<SqlBool>) =>
  (context: ReadContext, query: Filters) =>
  async (): Promise<number> => {
    const at = asOf(context);
    if (basis === 'accrual' && !beyondBalances(query)) return linesInBalances(context, query, at);
    const { no } = await chainHead(context.tx);
    const { sort: _sort, ...asked } = query;
    const key = `expenses ${JSON.stringify([basis, asked, at])}`;
    return whileUnchanged({ tenantId: context.tenant.id, key, revision: String(no) }, async () => {
      const { count } = await totalsOf(expenseQuery(context.tx, basis).where(condition(query, at)), {});
      return count;
    });
  };

const conditionsOf = (query: Filters, at: AsOf, except?: string): RawBuilder<SqlBool> =>
  allOf([...found(query.search), ...filters.conditions(query, at, except)]);

const listIn = (basis: Basis) =>
  defineList({
    rows: ({ tx }) => expenseQuery(tx, basis),
    answer: expenseOf,
    filters,
    conditions: conditionsOf,
    count: countIn(basis, conditionsOf),
    orders: {
      date: { column: 'expense.day' },
      no: { column: 'expense.no' },
      amountMinor: { column: 'expense.amount' },
    },
    defaultSort: '-date',
    last: { column: 'expense.position' },
    sums: { amountMinor: 'expense.amount' },
  });

/** The list in each basis: lines count otherwise, and are read from elsewhere. */
export const expenseLists = {
  accrual: listIn('accrual'),
  cash: listIn('cash'),
  'modified-cash': listIn('modified-cash'),
} satisfies Record<(typeof bases)[number], unknown>;
