import type {
  depositRoutes,
  DepositSummary,
} from '@courtyard/contract/accounting/receivables/deposit/deposit';
import { depositColumns } from '@courtyard/contract/accounting/receivables/deposit/deposit.columns';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '../../../../platform/database/database';
import { keysetPage, mapRows, wholeList } from '../../../../platform/database/lists/keyset';
import { type AsOf, listFilters } from '../../../../platform/database/lists/list-filters';
import { totalsOf, valuesOfFilter } from '../../../../platform/database/lists/list-values';
import { orderBy } from '../../../../platform/database/lists/order.rules';
import { allOf, literally, wordsOf } from '../../../../platform/database/lists/search.sql';
import { asOf, type ReadContext } from '../../../../platform/section/call-context';
import { countDocuments, isFiltered } from '../owner/document-number.sql';

const bankOf = sql<string>`(select account.code || ' ' || account.name from account
  where account.tenant_id = deposit.tenant_id and account.id = deposit.bank_account_id)`;

/** Deposits with their bank account. */
export const depositQuery = (tx: Tx) =>
  tx
    .selectFrom('deposit')
    .select(['deposit.id', 'deposit.number', 'deposit.depositedOn', 'deposit.bankAccountId'])
    .select(['deposit.reference', 'deposit.paymentCount', 'deposit.status', 'deposit.amountMinor'])
    .select(bankOf.as('bank'));

type Row = Awaited<ReturnType<ReturnType<typeof depositQuery>['execute']>>[number];

export const summaryOf = ({ bankAccountId, bank, ...row }: Row): DepositSummary => ({
  ...row,
  bankAccount: { id: bankAccountId, name: bank },
});

type Query = z.output<(typeof depositRoutes.listDeposits)['query']>;
type Filters = Omit<Query, 'cursor' | 'limit'>;
type ValuesQuery = z.output<(typeof depositRoutes.depositValues)['query']>;

const filters = listFilters(depositColumns, {
  status: {
    state: () => sql`deposit.status`,
    is: (status) =>
      status === 'posted' ? sql`deposit.voided_on is null` : sql`deposit.voided_on is not null`,
  },
  depositedOn: 'deposit.depositedOn',
  amountMinor: 'deposit.amountMinor',
});

/** Each word is the number, or in the slip's number or the note. */
const wordsIn = (search: string | undefined): RawBuilder<SqlBool>[] =>
  wordsOf(search).map((word) => {
    const pattern = `%${literally(word)}%`;
    return sql`(deposit.number::text = ${word} or lower(deposit.reference) like ${pattern}
      or lower(deposit.memo) like ${pattern})`;
  });

/** `except` is a filter that does not count. */
const conditionsOf = (query: Filters, at: AsOf, except?: string): RawBuilder<SqlBool> =>
  allOf([...wordsIn(query.search), ...filters.conditions(query, at, except)]);

const orders = {
  number: { column: 'deposit.number' },
  depositedOn: { column: 'deposit.depositedOn' },
  amountMinor: { column: 'deposit.amountMinor' },
};

/** Filtered and in order; the newest first where no other order is asked for. */
const depositList = (context: ReadContext, query: Filters) => ({
  query: depositQuery(context.tx).where(conditionsOf(query, asOf(context))),
  sortColumns: orderBy(orders, query.sort ?? '-number', { column: 'deposit.number' }),
});

/** One page of the deposits. */
export async function pageOfDeposits(context: ReadContext, query: Query) {
  const { cursor, limit, ...asked } = query;
  const { rows, page } = await keysetPage({
    ...depositList(context, asked),
    cursor,
    limit,
    total: async () =>
      isFiltered(asked) ? (await depositTotals(context, asked)).count : countDocuments(context.tx, 'deposit'),
  });
  return { data: rows.map(summaryOf), page };
}

/** All deposits of a filtered list, in its order. */
export const everyDeposit = (context: ReadContext, query: Filters): AsyncIterable<DepositSummary> =>
  mapRows(wholeList(depositList(context, query)), summaryOf);

/** What a filter of the list can be under the others. */
export function depositValues(context: ReadContext, { of, find, ...query }: ValuesQuery) {
  const at = asOf(context);
  return valuesOfFilter({
    tx: context.tx,
    query: depositQuery(context.tx).where(conditionsOf(query, at, of)),
    visible: depositQuery(context.tx),
    filters,
    asked: { of, find },
    chosen: query,
    at,
  });
}

/** How many there are under the filters, and what they are together. */
export const depositTotals = (context: ReadContext, query: Filters) =>
  totalsOf(context.tx.selectFrom('deposit').where(conditionsOf(query, asOf(context))), {
    amountMinor: 'deposit.amountMinor',
  });
