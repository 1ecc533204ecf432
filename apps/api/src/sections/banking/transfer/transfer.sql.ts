import type { Transfer, transferRoutes } from '@courtyard/contract/banking/transfer/transfer';
import { transferColumns } from '@courtyard/contract/banking/transfer/transfer.columns';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database';
import { type AsOf, listFilters } from '../../../platform/database/lists/list-filters';
import { allOf, anywhere, isLike, wordsOf } from '../../../platform/database/lists/search.sql';
import { defineList } from '../../../platform/section/lists/define-list';

/** One of its two bank accounts, with the fund. */
const accountAt = (column: string) => sql<Transfer['from']>`(
  select jsonb_build_object('id', account.id, 'code', account.code, 'name', account.name, 'fund', fund.name)
  from account join fund on fund.tenant_id = account.tenant_id and fund.id = account.fund_id
  where account.tenant_id = transfer.tenant_id and account.id = ${sql.ref(column)})`;

const isReversed = sql<SqlBool>`exists (select from journal_entry back
  where back.tenant_id = transfer.tenant_id and back.reverses_id = transfer.entry_id)`;

const status = sql<Transfer['status']>`case when ${isReversed} then 'reversed' else 'posted' end`;

const transferQuery = (tx: Tx) =>
  tx
    .selectFrom('transfer')
    .innerJoin('journalEntry as entry', (join) =>
      join.onRef('entry.tenantId', '=', 'transfer.tenantId').onRef('entry.id', '=', 'transfer.entryId'),
    )
    .select(['transfer.id', 'transfer.number', 'transfer.on', 'transfer.amountMinor', 'transfer.purpose'])
    .select(['transfer.memo', 'transfer.createdBy', 'transfer.approvedBy', 'transfer.createdAt'])
    .select([
      accountAt('transfer.fromAccountId').as('from'),
      accountAt('transfer.toAccountId').as('to'),
      sql<Transfer['entry']>`jsonb_build_object('id', entry.id, 'no', entry.no)`.as('entry'),
      status.as('status'),
    ]);

/** Throws where there is none: it was posted in this transaction. */
export const getTransfer = (tx: Tx, id: string): Promise<Transfer> =>
  transferQuery(tx).where('transfer.id', '=', id).executeTakeFirstOrThrow();

/** Each word is the number, or in the memo or the name of either account. */
const wordsIn = (search: string | undefined): RawBuilder<SqlBool>[] =>
  wordsOf(search).map((word) => {
    const pattern = anywhere(word);
    const numbered = /^\d{1,9}$/.test(word) ? sql`transfer.number = ${Number(word)} or ` : sql``;
    return sql`(${numbered}${isLike(sql`transfer.memo`, pattern)} or exists (select from account
      where account.tenant_id = transfer.tenant_id and account.id in (transfer.from_account_id, transfer.to_account_id)
        and ${isLike(sql`account.code || ' ' || account.name`, pattern)}))`;
  });

const filters = listFilters(transferColumns, {
  accountId: {
    id: 'transfer.id',
    table: 'account',
    name: `code || ' ' || name`,
    through: () => sql`select id as record_id, from_account_id as value from transfer
      union all select id, to_account_id from transfer`,
  },
  purpose: 'transfer.purpose',
  status: {
    state: () => status,
    is: (value) => (value === 'reversed' ? isReversed : sql<SqlBool>`not ${isReversed}`),
  },
  on: 'transfer.on',
  amountMinor: 'transfer.amountMinor',
});

type Filters = Omit<z.output<typeof transferRoutes.listTransfers.query>, 'cursor' | 'limit'>;

/** Transfers of a community, the newest first where no other order is asked for. */
export const transferList = defineList({
  rows: ({ tx }) => transferQuery(tx),
  answer: (row): Transfer => row,
  filters,
  conditions: (query: Filters, at: AsOf, except?: string) =>
    allOf([...wordsIn(query.search), ...filters.conditions(query, at, except)]),
  orders: {
    number: { column: 'transfer.number' },
    on: { column: 'transfer.on' },
    amountMinor: { column: 'transfer.amountMinor' },
  },
  defaultSort: '-number',
  last: { column: 'transfer.number' },
  sums: { amountMinor: 'transfer.amountMinor' },
});
