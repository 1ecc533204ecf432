import type { BankCheck, writtenCheckRoutes } from '@courtyard/contract/banking/bank-account/written-check';
import { bankCheckColumns } from '@courtyard/contract/banking/bank-account/written-check.columns';
import { defaultStaleAfterDays } from '@courtyard/contract/banking/unclaimed-check/unclaimed-check.values';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { type AsOf, listFilters } from '../../../platform/database/lists/list-filters';
import { allOf, anywhere, isLike, wordsOf } from '../../../platform/database/lists/search.sql';
import { type ReadContext, todayOf } from '../../../platform/section/call-context';
import { defineList } from '../../../platform/section/lists/define-list';

/** The entry that the payment posted. */
const entryId = sql<string>`(select entry.id from journal_entry entry where entry.tenant_id = vendor_payment.tenant_id
  and entry.source_kind = 'vendor-payment' and entry.source_id = vendor_payment.id::text and entry.reverses_id is null)`;

/** The date of the first finished statement that has it; null while none has. */
const clearedOn = sql<string | null>`(select min(its.to_on) from journal_line line
  join reconciliation_line had on had.tenant_id = line.tenant_id and had.entry_id = line.entry_id and had.line = line.line
  join reconciliation its on its.tenant_id = had.tenant_id and its.id = had.reconciliation_id
  where line.tenant_id = vendor_payment.tenant_id and line.entry_id = ${entryId}
    and line.account_id = vendor_payment.bank_account_id and its.status = 'finished')`;

/** Its move to unclaimed checks, where that is not undone. */
const move = (columns: RawBuilder<unknown>) => sql`(select ${columns} from unclaimed_check moved
  where moved.tenant_id = vendor_payment.tenant_id and moved.payment_id = vendor_payment.id
    and not exists (select from journal_entry back where back.tenant_id = moved.tenant_id and back.reverses_id = moved.entry_id))`;

const staleAfterDays = sql`coalesce((select stale_after_days from bank_setting), ${sql.lit(defaultStaleAfterDays)})`;

/** How a check stands on a day; what ended, cleared or was moved is never stale. */
const stateOf = (today: string) => sql<BankCheck['state']>`case
  when vendor_payment.ended_as is not null then vendor_payment.ended_as
  when ${clearedOn} is not null then 'cleared'
  when ${move(sql`moved.id`)} is not null then 'stale-dated'
  when ${today}::date - vendor_payment.paid_on > ${staleAfterDays} then 'stale'
  else 'outstanding' end`;

/** Payments by checks that are stale on a day and that no approval to move is pending for: `tenant_id`, `bank_account_id`, `amount_minor`. */
export const staleChecks = (today: string): RawBuilder<unknown> => sql`
  select vendor_payment.tenant_id, vendor_payment.bank_account_id, vendor_payment.amount_minor from vendor_payment
  where vendor_payment.check_number is not null and vendor_payment.ended_as is null
    and ${today}::date - vendor_payment.paid_on > ${staleAfterDays}
    and ${stateOf(today)} = 'stale'
    and not exists (select from approval where approval.tenant_id = vendor_payment.tenant_id and approval.state = 'waiting'
      and approval.record = 'unclaimed-check' and approval.record_id = vendor_payment.id)`;

const account = sql<BankCheck['account']>`(
  select jsonb_build_object('id', account.id, 'code', account.code, 'name', account.name) from account
  where account.tenant_id = vendor_payment.tenant_id and account.id = vendor_payment.bank_account_id)`;

const payee = sql<string>`(select vendor.name from vendor
  where vendor.tenant_id = vendor_payment.tenant_id and vendor.id = vendor_payment.vendor_id)`;

function checkQuery(context: ReadContext) {
  const today = todayOf(context);
  return context.tx
    .selectFrom('vendorPayment')
    .select(['vendorPayment.id', 'vendorPayment.paidOn as on', 'vendorPayment.amountMinor'])
    .select([
      sql<number>`vendor_payment.check_number`.as('number'),
      sql<number>`${today}::date - vendor_payment.paid_on`.as('daysOld'),
      sql<string | null>`coalesce(vendor_payment.ended_on, ${clearedOn}, ${move(sql`moved.moved_on`)})`.as(
        'stateOn',
      ),
      sql<BankCheck['moved']>`${move(sql`jsonb_build_object('id', moved.id, 'entryId', moved.entry_id)`)}`.as(
        'moved',
      ),
      entryId.as('entryId'),
      stateOf(today).as('state'),
      account.as('account'),
      payee.as('payee'),
    ])
    .where('vendorPayment.checkNumber', 'is not', null);
}

/** Each word is the number, or in the name of the payee. */
const wordsIn = (search: string | undefined): RawBuilder<SqlBool>[] =>
  wordsOf(search).map((word) => {
    const numbered = /^\d{1,9}$/.test(word) ? sql`vendor_payment.check_number = ${Number(word)} or ` : sql``;
    return sql`(${numbered}exists (select from vendor where vendor.tenant_id = vendor_payment.tenant_id
      and vendor.id = vendor_payment.vendor_id and ${isLike(sql`vendor.name_sort`, anywhere(word))}))`;
  });

const filters = listFilters(bankCheckColumns, {
  state: {
    state: ({ today }) => stateOf(today),
    is: (value, { today }) => sql<SqlBool>`${stateOf(today)} = ${value}`,
  },
  accountId: { id: 'vendorPayment.bankAccountId', table: 'account', name: `code || ' ' || name` },
  on: 'vendorPayment.paidOn',
  amountMinor: 'vendorPayment.amountMinor',
});

type Filters = Omit<z.output<typeof writtenCheckRoutes.listBankChecks.query>, 'cursor' | 'limit'>;

/** Checks of all bank accounts, the newest first where no other order is asked for. */
export const bankCheckList = defineList({
  rows: checkQuery,
  answer: (row): BankCheck => row,
  filters,
  conditions: (query: Filters, at: AsOf, except?: string) =>
    allOf([...wordsIn(query.search), ...filters.conditions(query, at, except)]),
  orders: {
    number: { column: 'vendorPayment.checkNumber' },
    on: { column: 'vendorPayment.paidOn' },
    amountMinor: { column: 'vendorPayment.amountMinor' },
  },
  defaultSort: '-on',
  last: { column: 'vendorPayment.id' },
  sums: { amountMinor: 'vendorPayment.amountMinor' },
});
