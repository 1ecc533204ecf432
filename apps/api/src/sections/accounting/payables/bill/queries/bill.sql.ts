import type { billRoutes, BillSummary } from '@courtyard/contract/accounting/payables/bill/bill';
import { billColumns } from '@courtyard/contract/accounting/payables/bill/bill.columns';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { isFiltered } from '../../../../../platform/section/lists/is-filtered';
import { agingState, bucketOf } from '../../../../../ledger';
import type { Tx } from '../../../../../platform/database/database';
import { foundWords, type Words } from '../../../../../platform/database/lists/text-search/found-words.sql';
import { keysetPage, mapRows, wholeList } from '../../../../../platform/database/lists/keyset';
import { listFilters } from '../../../../../platform/database/lists/list-filters';
import { totalsOf, valuesOfFilter } from '../../../../../platform/database/lists/list-values';
import { orderBy } from '../../../../../platform/database/lists/order.rules';
import { allOf, isLike } from '../../../../../platform/database/lists/search.sql';
import { asOf, type ReadContext, todayOf } from '../../../../../platform/section/call-context';
import { countDocuments } from '../../../receivables/owner-account/document-number.sql';

// Looked up for the rows of a page alone, whatever the planner thinks of joins.
const vendorOf = sql<string>`(select name from vendor
  where vendor.tenant_id = bill.tenant_id and vendor.id = bill.vendor_id)`;

/** Bills with their vendors. */
export const billQuery = (tx: Tx) =>
  tx
    .selectFrom('bill')
    .select(['bill.id', 'bill.voucher', 'bill.kind', 'bill.vendorId', 'bill.number', 'bill.billedOn'])
    .select(['bill.dueOn', 'bill.status', 'bill.totalMinor', 'bill.openMinor', 'bill.memo', 'bill.version'])
    .select(vendorOf.as('vendorName'));

type Row = Awaited<ReturnType<ReturnType<typeof billQuery>['execute']>>[number];

export const summaryOf = ({ vendorId, vendorName, ...row }: Row, today: string): BillSummary => ({
  ...row,
  vendor: { id: vendorId, name: vendorName },
  aging: row.openMinor > 0 ? bucketOf(row.dueOn, today) : null,
});

type Query = z.output<(typeof billRoutes.listBills)['query']>;
type Filters = Omit<Query, 'cursor' | 'limit'>;
type ValuesQuery = z.output<(typeof billRoutes.billValues)['query']>;

/** Written so that the indexes of what is open answer it. */
const statuses: Readonly<Record<string, RawBuilder<SqlBool>>> = {
  draft: sql`(bill.is_draft and bill.voided_on is null)`,
  waiting: sql`(not bill.is_posted and not bill.is_draft and bill.voided_on is null)`,
  open: sql`(bill.open_minor <> 0 and bill.open_minor = bill.total_minor)`,
  partial: sql`(bill.open_minor <> 0 and bill.open_minor <> bill.total_minor)`,
  paid: sql`(bill.open_minor = 0 and bill.is_posted and bill.voided_on is null)`,
  void: sql`bill.voided_on is not null`,
};

const filters = listFilters(billColumns, {
  status: { state: () => sql`bill.status`, is: (status) => statuses[status] ?? sql`false` },
  aging: agingState('bill'),
  kind: 'bill.kind',
  vendorId: { id: 'bill.vendorId', table: 'vendor', name: 'vendor.name' },
  billedOn: 'bill.billedOn',
  dueOn: 'bill.dueOn',
  totalMinor: 'bill.totalMinor',
});

/** By the vendor's number, the memo, the vendor's name, and our own number. */
const words: Words = {
  find: (pattern, limit) => sql`select courtyard.find_bills(${pattern}, ${limit}) as id`,
  isAmong: (ids) => sql`bill.id = any(${ids}::uuid[])`,
  isLike: (pattern) => sql`(${isLike(sql`bill.number || ' ' || coalesce(bill.memo, '')`, pattern)}
    or bill.vendor_id in (select found.id from vendor found where ${isLike(sql`found.name_sort`, pattern)}))`,
  alsoIs: (word) => (/^\d{1,15}$/.test(word) ? sql`bill.voucher = ${Number(word)}::bigint` : null),
};

/** `except` is a filter that does not count. */
const conditionOf = async (
  context: ReadContext,
  query: Filters,
  except?: string,
): Promise<RawBuilder<SqlBool>> =>
  allOf([
    ...(await foundWords(context.tx, query.search, words)),
    ...filters.conditions(query, asOf(context), except),
  ]);

const orders = {
  voucher: { column: 'bill.voucher' },
  billedOn: { column: 'bill.billedOn' },
  dueOn: { column: 'bill.dueOn' },
  totalMinor: { column: 'bill.totalMinor' },
  openMinor: { column: 'bill.openMinor' },
};

/** The bills, filtered and in order; the last entered first where no other order is asked for. */
const billList = ({ tx }: ReadContext, query: Filters, condition: RawBuilder<SqlBool>) => ({
  query: billQuery(tx).where(condition),
  sortColumns: orderBy(orders, query.sort ?? '-voucher', { column: 'bill.voucher' }),
});

/** Without what is only shown of vendors, so that an index alone answers it. */
async function countBills(tx: Tx, query: Filters, condition: RawBuilder<SqlBool>): Promise<number> {
  if (!isFiltered(query)) return countDocuments(tx, 'bill');
  const { count } = await tx
    .selectFrom('bill')
    .select(sql<number>`count(*)`.as('count'))
    .where(condition)
    .executeTakeFirstOrThrow();
  return count;
}

/** One page of the bills. */
export async function pageOfBills(context: ReadContext, query: Query) {
  const { cursor, limit, ...asked } = query;
  const condition = await conditionOf(context, asked);
  const { rows, page } = await keysetPage({
    ...billList(context, asked, condition),
    cursor,
    limit,
    total: () => countBills(context.tx, asked, condition),
  });
  const today = todayOf(context);
  return { data: rows.map((row) => summaryOf(row, today)), page };
}

/** All bills of a filtered list, in its order. */
export async function* everyBill(context: ReadContext, query: Filters): AsyncIterable<BillSummary> {
  const today = todayOf(context);
  yield* mapRows(wholeList(billList(context, query, await conditionOf(context, query))), (row) =>
    summaryOf(row, today),
  );
}

/** What a filter of the list can be under the others. */
export async function billValues(context: ReadContext, { of, find, ...query }: ValuesQuery) {
  return valuesOfFilter({
    tx: context.tx,
    query: billQuery(context.tx).where(await conditionOf(context, query, of)),
    visible: billQuery(context.tx),
    filters,
    asked: { of, find },
    chosen: query,
    at: asOf(context),
  });
}

/** How many there are under the filters, what they come to less credits, and what is open of it. */
export const billTotals = async (context: ReadContext, query: Filters) =>
  totalsOf(context.tx.selectFrom('bill').where(await conditionOf(context, query)), {
    totalMinor: 'bill.totalMinor',
    openMinor: 'bill.openMinor',
  });
