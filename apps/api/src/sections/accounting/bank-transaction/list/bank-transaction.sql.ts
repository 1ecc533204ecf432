import type {
  BankTransactionSummary,
  bankTransactionRoutes,
} from '@courtyard/contract/accounting/bank-transaction/bank-transaction';
import { bankTransactionColumns } from '@courtyard/contract/accounting/bank-transaction/bank-transaction.columns';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '../../../../platform/database/database';
import { foundWords, type Words } from '../../../../platform/database/lists/text-search/found-words.sql';
import { keysetPage, wholeList } from '../../../../platform/database/lists/keyset';
import { listFilters } from '../../../../platform/database/lists/list-filters';
import { totalsOf, valuesOfFilter } from '../../../../platform/database/lists/list-values';
import { orderBy } from '../../../../platform/database/lists/order.rules';
import { allOf, isLike } from '../../../../platform/database/lists/search.sql';
import { asOf, type ReadContext } from '../../../../platform/section/call-context';

const account = sql<BankTransactionSummary['account']>`(
  select jsonb_build_object('id', account.id, 'code', account.code, 'name', account.name) from account
  where account.tenant_id = bank_transaction.tenant_id and account.id = bank_transaction.account_id)`;

/** The entries that it is matched to. */
const entries = sql<BankTransactionSummary['entries']>`coalesce((
  select jsonb_agg(distinct jsonb_build_object('id', entry.id, 'no', entry.no, 'memo', entry.memo))
  from bank_match_line matched
  join journal_entry entry on entry.tenant_id = matched.tenant_id and entry.id = matched.entry_id
  where matched.tenant_id = bank_transaction.tenant_id and matched.match_id = bank_transaction.match_id), '[]')`;

/** Lines of banks as lists have them. */
export const bankTransactionQuery = (tx: Tx) =>
  tx
    .selectFrom('bankTransaction')
    .select(['bankTransaction.id', 'bankTransaction.bookedOn', 'bankTransaction.payee'])
    .select(['bankTransaction.memo', 'bankTransaction.checkNumber', 'bankTransaction.amountMinor'])
    .select(['bankTransaction.state', account.as('account'), entries.as('entries')]);

type Query = z.output<(typeof bankTransactionRoutes.listBankTransactions)['query']>;
type Filters = Omit<Query, 'cursor' | 'limit'>;
type ValuesQuery = z.output<(typeof bankTransactionRoutes.bankTransactionValues)['query']>;

const filters = listFilters(bankTransactionColumns, {
  state: 'bankTransaction.state',
  accountId: { id: 'bankTransaction.accountId', table: 'account', name: `code || ' ' || name` },
  bookedOn: 'bankTransaction.bookedOn',
  amountMinor: 'bankTransaction.amountMinor',
  payee: 'bankTransaction.payee',
});

/** By who, the memo and the number of the check. */
const words: Words = {
  find: (pattern, limit) => sql`select courtyard.find_bank_transactions(${pattern}, ${limit}) as id`,
  isAmong: (ids) => sql`bank_transaction.id = any(${ids}::uuid[])`,
  isLike: (pattern) => isLike(sql`bank_transaction.words`, pattern),
};

/** One account, as text with which an index that begins with it gives the order. */
const ofAccount = ({ accountId }: Filters): RawBuilder<SqlBool>[] =>
  accountId?.length === 1 ? [sql`bank_transaction.account_id = ${accountId[0]}::uuid`] : [];

/** `except` is a filter that does not count. */
const conditionOf = async (
  context: ReadContext,
  query: Filters,
  except?: string,
): Promise<RawBuilder<SqlBool>> =>
  allOf([
    ...(await foundWords(context.tx, query.search, words)),
    ...(except === 'accountId' ? [] : ofAccount(query)),
    ...filters.conditions(
      query,
      asOf(context),
      query.accountId?.length === 1 && except === undefined ? 'accountId' : except,
    ),
  ]);

const orders = {
  bookedOn: { column: 'bankTransaction.bookedOn' },
  amountMinor: { column: 'bankTransaction.amountMinor' },
};

/** Filtered and in order; the newest first where no other order is asked for. */
const transactionList = ({ tx }: ReadContext, query: Filters, condition: RawBuilder<SqlBool>) => ({
  query: bankTransactionQuery(tx).where(condition),
  sortColumns: orderBy(orders, query.sort ?? '-bookedOn', { column: 'bankTransaction.id' }),
});

const isFiltered = ({ search, state, bookedOn, amountMinor, payee }: Filters): boolean =>
  [search, bookedOn, amountMinor, payee].some(Boolean) || (state?.length ?? 0) > 0;

/** What the files added: as many as there are, without counting the lines. */
async function countAdded(tx: Tx, { accountId = [] }: Filters): Promise<number> {
  const { added } = await tx
    .selectFrom('bankImport')
    .select(sql<number>`coalesce(sum(added), 0)::bigint`.as('added'))
    .where('takenBackAt', 'is', null)
    .$if(accountId.length > 0, (query) => query.where('accountId', 'in', accountId))
    .executeTakeFirstOrThrow();
  return added;
}

/** One page of the lines. */
export async function pageOfTransactions(context: ReadContext, query: Query) {
  const { cursor, limit, ...asked } = query;
  const condition = await conditionOf(context, asked);
  const { rows, page } = await keysetPage({
    ...transactionList(context, asked, condition),
    cursor,
    limit,
    total: async () =>
      isFiltered(asked) ? (await sumsWhere(context.tx, condition)).count : countAdded(context.tx, asked),
  });
  return { data: rows, page };
}

/** All lines of a filtered list, in its order. */
export async function* everyTransaction(
  context: ReadContext,
  query: Filters,
): AsyncIterable<BankTransactionSummary> {
  yield* wholeList(transactionList(context, query, await conditionOf(context, query)));
}

/** What a filter of the list can be under the others. */
export async function transactionValues(context: ReadContext, { of, find, ...query }: ValuesQuery) {
  return valuesOfFilter({
    tx: context.tx,
    query: bankTransactionQuery(context.tx).where(await conditionOf(context, query, of)),
    visible: bankTransactionQuery(context.tx),
    filters,
    asked: { of, find },
    chosen: query,
    at: asOf(context),
  });
}

const sumsWhere = (tx: Tx, condition: RawBuilder<SqlBool>) =>
  totalsOf(tx.selectFrom('bankTransaction').where(condition), {
    amountMinor: 'bankTransaction.amountMinor',
  });

/** How many there are under the filters, and what they are together. */
export const transactionTotals = async (context: ReadContext, query: Filters) =>
  sumsWhere(context.tx, await conditionOf(context, query));
