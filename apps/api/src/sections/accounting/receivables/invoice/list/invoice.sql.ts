import type {
  invoiceRoutes,
  InvoiceSummary,
} from '@courtyard/contract/accounting/receivables/invoice/invoice';
import { invoiceColumns } from '@courtyard/contract/accounting/receivables/invoice/invoice.columns';
import { invoiceStatuses } from '@courtyard/contract/accounting/receivables/invoice/invoice.values';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { isFiltered } from '../../../../../platform/section/lists/is-filtered';
import { agingState, bucketOf } from '../../../../../ledger';
import type { Tx } from '../../../../../platform/database/database';
import { keysetPage, mapRows, wholeList } from '../../../../../platform/database/lists/keyset';
import { type AsOf, listFilters } from '../../../../../platform/database/lists/list-filters';
import { totalsOf, valuesOfFilter } from '../../../../../platform/database/lists/list-values';
import { orderBy } from '../../../../../platform/database/lists/order.rules';
import { allOf } from '../../../../../platform/database/lists/search.sql';
import { asOf, type ReadContext, todayOf } from '../../../../../platform/section/call-context';
import { countDocuments } from '../../owner-account/document-number.sql';
import { unitName, unitNameText } from '../../owner-account/unit-name.sql';
import { findInvoices, invoicesLike } from './invoice-words.sql';

// Looked up for the rows of a page alone, whatever the planner thinks of joins.
const unitOf = sql<string>`(select ${unitName} from property
  where property.tenant_id = invoice.tenant_id and property.id = invoice.property_id)`;
const ownersOf = sql<string>`(select owners from unit_ledger ledger
  where ledger.tenant_id = invoice.tenant_id and ledger.id = invoice.unit_ledger_id)`;

/** Invoices with their unit, and its owners as they were when it was issued. */
export const invoiceQuery = (tx: Tx) =>
  tx
    .selectFrom('invoice')
    .select(['invoice.id', 'invoice.number', 'invoice.propertyId', 'invoice.issuedOn', 'invoice.dueOn'])
    .select(['invoice.status', 'invoice.totalMinor', 'invoice.openMinor', 'invoice.writtenOffMinor'])
    .select('invoice.memo')
    .select([unitOf.as('unit'), ownersOf.as('billedTo')]);

type Row = Awaited<ReturnType<ReturnType<typeof invoiceQuery>['execute']>>[number];

export const summaryOf = ({ propertyId, unit, ...row }: Row, today: string): InvoiceSummary => ({
  ...row,
  property: { id: propertyId, name: unit },
  aging: row.openMinor > 0 ? bucketOf(row.dueOn, today) : null,
});

type Query = z.output<(typeof invoiceRoutes.listInvoices)['query']>;
type Filters = Omit<Query, 'cursor' | 'limit'>;
export type InvoiceFilters = Omit<Filters, 'sort'>;
type ValuesQuery = z.output<(typeof invoiceRoutes.invoiceValues)['query']>;

/** Of units' ledgers few are at their end. */
const isOfFormer = sql<SqlBool>`(invoice.unit_ledger_id in (select id from unit_ledger where ends_on is not null))`;
const isOpen = sql<SqlBool>`invoice.open_minor > 0`;

/** Written so that the indexes of what is open answer it. */
const statuses: Readonly<Record<string, RawBuilder<SqlBool>>> = {
  open: sql`(${isOpen} and invoice.open_minor = invoice.total_minor)`,
  partial: sql`(${isOpen} and invoice.open_minor < invoice.total_minor)`,
  paid: sql`(invoice.open_minor = 0 and invoice.voided_on is null and invoice.written_off_minor < invoice.total_minor)`,
  'written-off': sql`(invoice.written_off_minor > 0 and invoice.written_off_minor = invoice.total_minor
    and invoice.open_minor = 0 and invoice.voided_on is null)`,
  void: sql`invoice.voided_on is not null`,
};

const filters = listFilters(invoiceColumns, {
  status: { state: () => sql`invoice.status`, is: (status) => statuses[status] ?? sql`false` },
  aging: agingState('invoice'),
  propertyId: { id: 'invoice.propertyId', table: 'property', name: unitNameText },
  ownership: {
    state: () => sql`case when ${isOfFormer} then 'former' else 'current' end`,
    is: (owners) => (owners === 'former' ? isOfFormer : sql`not ${isOfFormer}`),
  },
  issuedOn: 'invoice.issuedOn',
  dueOn: 'invoice.dueOn',
  totalMinor: 'invoice.totalMinor',
});

/** `except` is a filter that does not count. */
export const conditionsOf = (query: Filters, at: AsOf, except?: string): RawBuilder<SqlBool> =>
  allOf([...invoicesLike(query.search), ...filters.conditions(query, at, except)]);

/** As `conditionsOf`, with what is looked for found first. */
async function foundBy(context: ReadContext, query: Filters, except?: string) {
  const { tx } = context;
  const found = await findInvoices(tx, query.search, () => countDocuments(tx, 'invoice'));
  const others = filters.conditions(query, asOf(context), except);
  return { count: found?.count, condition: allOf([...(found ? [found.condition] : []), ...others]) };
}

const orders = {
  number: { column: 'invoice.number' },
  issuedOn: { column: 'invoice.issuedOn' },
  dueOn: { column: 'invoice.dueOn' },
  totalMinor: { column: 'invoice.totalMinor' },
  openMinor: { column: 'invoice.openMinor' },
};

/** The invoices, filtered and in order; the newest first where no other order is asked for. */
const invoiceList = (context: ReadContext, query: Filters, condition: RawBuilder<SqlBool>) => ({
  query: invoiceQuery(context.tx).where(condition),
  sortColumns: orderBy(orders, query.sort ?? '-number', { column: 'invoice.number' }),
});

/** What is paid is nearly all that there is: it is counted by what is not. */
async function totalOf(context: ReadContext, query: Filters, found: Awaited<ReturnType<typeof foundBy>>) {
  const { status = [], search: _, ...others } = query;
  const isAlone = !isFiltered(others);
  if (isAlone && status.length === 0 && found.count !== undefined) return found.count;
  const isMost = status.length === 0 || status.includes('paid');
  if (!isAlone || found.count !== undefined || !isMost) return countWhere(context, found.condition);
  const all = await countDocuments(context.tx, 'invoice');
  const left = status.length === 0 ? [] : invoiceStatuses.filter((each) => !status.includes(each));
  if (left.length === 0) return all;
  return all - (await countWhere(context, conditionsOf({ status: left }, asOf(context))));
}

/** One page of the invoices. */
export async function pageOfInvoices(context: ReadContext, query: Query) {
  const { cursor, limit, ...asked } = query;
  const found = await foundBy(context, asked);
  const { rows, page } = await keysetPage({
    ...invoiceList(context, asked, found.condition),
    cursor,
    limit,
    total: () => totalOf(context, asked, found),
  });
  const today = todayOf(context);
  return { data: rows.map((row) => summaryOf(row, today)), page };
}

/** Without what is only shown of units and owners, so that an index alone answers it. */
async function countWhere(context: ReadContext, condition: RawBuilder<SqlBool>): Promise<number> {
  const { count } = await context.tx
    .selectFrom('invoice')
    .select(sql<number>`count(*)`.as('count'))
    .where(condition)
    .executeTakeFirstOrThrow();
  return count;
}

/** All invoices of a filtered list, in its order. */
export function everyInvoice(context: ReadContext, query: Filters): AsyncIterable<InvoiceSummary> {
  const today = todayOf(context);
  const condition = conditionsOf(query, asOf(context));
  return mapRows(wholeList(invoiceList(context, query, condition)), (row) => summaryOf(row, today));
}

/** What a filter of the list can be under the others. */
export async function invoiceValues(context: ReadContext, { of, find, ...query }: ValuesQuery) {
  const at = asOf(context);
  const { condition } = await foundBy(context, query, of);
  return valuesOfFilter({
    tx: context.tx,
    query: invoiceQuery(context.tx).where(condition),
    visible: invoiceQuery(context.tx),
    filters,
    asked: { of, find },
    chosen: query,
    at,
  });
}

/** How many there are under the filters, what was billed and what is open of it. A void invoice was billed, too. */
export async function invoiceTotals(context: ReadContext, query: Filters) {
  const { condition } = await foundBy(context, query);
  return totalsOf(context.tx.selectFrom('invoice').where(condition), {
    totalMinor: 'invoice.totalMinor',
    openMinor: 'invoice.openMinor',
  });
}
