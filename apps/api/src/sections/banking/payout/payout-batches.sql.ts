import type { PayoutBatchSummary, payoutRoutes } from '@courtyard/contract/banking/payout/payout';
import { payoutColumns } from '@courtyard/contract/banking/payout/payout.columns';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { type AsOf, listFilters } from '../../../platform/database/lists/list-filters';
import { allOf, anywhere, isLike, wordsOf } from '../../../platform/database/lists/search.sql';
import type { ReadContext } from '../../../platform/section/call-context';
import { defineList } from '../../../platform/section/lists/define-list';
import { paymentIsThrough } from '../../../platform/tenancy/community/vendor-payouts';

type Sections = ReadContext['platform']['sections'];

/** How far a batch is: settled once nothing of what it paid is on its way any more. */
const statusIn = (sections: Sections) => sql<
  PayoutBatchSummary['status']
>`case when payout_batch.status = 'released' and not exists (
    select from payout where payout.tenant_id = payout_batch.tenant_id and payout.batch_id = payout_batch.id
      and payout.settled_on is null and not ${paymentIsThrough(sections, sql`payout.vendor_payment_id`)})
  then 'settled' else payout_batch.status end`;

const bankAccount = sql<
  PayoutBatchSummary['bankAccount']
>`(select jsonb_build_object('id', account.id, 'name', account.code || ' ' || account.name) from account
  where account.tenant_id = payout_batch.tenant_id and account.id = payout_batch.bank_account_id)`;

const bills = sql<number>`(select count(*)::int from payout_batch_bill part
  where part.tenant_id = payout_batch.tenant_id and part.batch_id = payout_batch.id)`;

/** Batches as lists show them. */
export const batchQuery = ({ tx, platform: { sections } }: Pick<ReadContext, 'tx' | 'platform'>) =>
  tx
    .selectFrom('payoutBatch')
    .select(['payoutBatch.id', 'payoutBatch.number', 'payoutBatch.payOn', 'payoutBatch.method'])
    .select(['payoutBatch.note', 'payoutBatch.totalMinor', 'payoutBatch.version'])
    .select([bankAccount.as('bankAccount'), bills.as('bills'), statusIn(sections).as('status')]);

/** Each word is the number, or in the note or the name of a vendor that the batch pays. */
const wordsIn = (search: string | undefined): RawBuilder<SqlBool>[] =>
  wordsOf(search).map((word) => {
    const pattern = anywhere(word);
    const numbered = /^\d{1,9}$/.test(word) ? sql`payout_batch.number = ${Number(word)} or ` : sql``;
    return sql`(${numbered}${isLike(sql`payout_batch.note`, pattern)} or payout_batch.id in (
        select part.batch_id from payout_batch_bill part
        join bill on bill.tenant_id = part.tenant_id and bill.id = part.bill_id
        join vendor on vendor.tenant_id = bill.tenant_id and vendor.id = bill.vendor_id
        where ${isLike(sql`vendor.name_sort`, pattern)}))`;
  });

type Filters = Omit<z.output<typeof payoutRoutes.listPayoutBatches.query>, 'cursor' | 'limit'>;

/** The batches of a community whose payments are of these sections. */
export function batchList(sections: Sections) {
  const status = statusIn(sections);
  const filters = listFilters(payoutColumns, {
    status: { state: () => status, is: (value) => sql<boolean>`${status} = ${value}` },
    method: 'payoutBatch.method',
    bankAccountId: { id: 'payoutBatch.bankAccountId', table: 'account', name: `code || ' ' || name` },
    payOn: 'payoutBatch.payOn',
    totalMinor: 'payoutBatch.totalMinor',
  });
  return defineList({
    rows: batchQuery,
    answer: (row): PayoutBatchSummary => row,
    filters,
    conditions: (query: Filters, at: AsOf, except?: string) =>
      allOf([...wordsIn(query.search), ...filters.conditions(query, at, except)]),
    orders: {
      number: { column: 'payoutBatch.number' },
      payOn: { column: 'payoutBatch.payOn' },
      totalMinor: { column: 'payoutBatch.totalMinor' },
    },
    defaultSort: '-number',
    last: { column: 'payoutBatch.number' },
    sums: { totalMinor: 'payoutBatch.totalMinor' },
  });
}
