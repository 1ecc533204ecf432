import type {
  depositRoutes,
  DepositSummary,
} from '@courtyard/contract/accounting/receivables/deposit/deposit';
import { depositColumns } from '@courtyard/contract/accounting/receivables/deposit/deposit.columns';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { isFiltered } from '../../../../platform/section/lists/is-filtered';
import type { Tx } from '../../../../platform/database/database';
import { type AsOf, listFilters } from '../../../../platform/database/lists/list-filters';
import { allOf, anywhere, isLike, wordsOf } from '../../../../platform/database/lists/search.sql';
import { defineList } from '../../../../platform/section/lists/define-list';
import { countDocuments } from '../owner-account/document-number.sql';

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
    const pattern = anywhere(word);
    return sql`(deposit.number::text = ${word} or ${isLike(sql`deposit.reference`, pattern)}
      or ${isLike(sql`deposit.memo`, pattern)})`;
  });

/** `except` is a filter that does not count. */
const conditionsOf = (query: Filters, at: AsOf, except?: string): RawBuilder<SqlBool> =>
  allOf([...wordsIn(query.search), ...filters.conditions(query, at, except)]);

export const depositList = defineList({
  rows: ({ tx }) => depositQuery(tx),
  answer: summaryOf,
  filters,
  conditions: conditionsOf,
  orders: {
    number: { column: 'deposit.number' },
    depositedOn: { column: 'deposit.depositedOn' },
    amountMinor: { column: 'deposit.amountMinor' },
  },
  defaultSort: '-number',
  last: { column: 'deposit.number' },
  count: ({ tx }, query) => (isFiltered(query) ? undefined : () => countDocuments(tx, 'deposit')),
  sums: { amountMinor: 'deposit.amountMinor' },
});
