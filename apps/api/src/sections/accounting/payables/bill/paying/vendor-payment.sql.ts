import type {
  vendorPaymentRoutes,
  VendorPaymentSummary,
} from '@courtyard/contract/accounting/payables/bill/vendor-payment/vendor-payment';
import { vendorPaymentColumns } from '@courtyard/contract/accounting/payables/bill/vendor-payment/vendor-payment.columns';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { isFiltered } from '../../../../../platform/section/lists/is-filtered';
import type { Tx } from '../../../../../platform/database/database';
import { type AsOf, listFilters } from '../../../../../platform/database/lists/list-filters';
import { allOf, anywhere, isLike, wordsOf } from '../../../../../platform/database/lists/search.sql';
import { defineList } from '../../../../../platform/section/lists/define-list';
import { countDocuments } from '../../../receivables/owner-account/document-number.sql';

const vendorOf = sql<
  VendorPaymentSummary['vendor']
>`(select jsonb_build_object('id', vendor.id, 'name', vendor.name) from vendor
  where vendor.tenant_id = vendor_payment.tenant_id and vendor.id = vendor_payment.vendor_id)`;
const bankOf = sql<
  VendorPaymentSummary['bankAccount']
>`(select jsonb_build_object('id', account.id, 'name', account.code || ' ' || account.name) from account
  where account.tenant_id = vendor_payment.tenant_id and account.id = vendor_payment.bank_account_id)`;

/** Payments to vendors, with vendor and account. */
export const vendorPaymentQuery = (tx: Tx) =>
  tx
    .selectFrom('vendorPayment')
    .select(['vendorPayment.id', 'vendorPayment.number', 'vendorPayment.paidOn', 'vendorPayment.method'])
    .select(['vendorPayment.checkNumber', 'vendorPayment.reference', 'vendorPayment.status'])
    .select(['vendorPayment.amountMinor', 'vendorPayment.creditMinor', 'vendorPayment.memo'])
    .select([vendorOf.as('vendor'), bankOf.as('bankAccount')]);

type Query = z.output<(typeof vendorPaymentRoutes.listVendorPayments)['query']>;
type Filters = Omit<Query, 'cursor' | 'limit'>;

const filters = listFilters(vendorPaymentColumns, {
  status: {
    state: () => sql`vendor_payment.status`,
    is: (status) =>
      status === 'paid'
        ? sql`vendor_payment.ended_as is null`
        : sql`(vendor_payment.ended_as is not null and vendor_payment.ended_as = ${status})`,
  },
  method: 'vendorPayment.method',
  vendorId: { id: 'vendorPayment.vendorId', table: 'vendor', name: 'vendor.name' },
  paidOn: 'vendorPayment.paidOn',
  amountMinor: 'vendorPayment.amountMinor',
});

/** Each word is the number, the check's, or in the reference or the name of the vendor. */
const wordsIn = (search: string | undefined): RawBuilder<SqlBool>[] =>
  wordsOf(search).map((word) => {
    const pattern = anywhere(word);
    const numbered = /^\d{1,15}$/.test(word)
      ? sql`vendor_payment.number = ${Number(word)}::bigint or vendor_payment.check_number = ${Number(word)}::bigint or `
      : sql``;
    return sql`(${numbered}${isLike(sql`vendor_payment.reference`, pattern)} or vendor_payment.vendor_id in (
        select found.id from vendor found where ${isLike(sql`found.name_sort`, pattern)}))`;
  });

/** `except` is a filter that does not count. */
const conditionsOf = (query: Filters, at: AsOf, except?: string): RawBuilder<SqlBool> =>
  allOf([...wordsIn(query.search), ...filters.conditions(query, at, except)]);

export const vendorPaymentList = defineList({
  rows: ({ tx }) => vendorPaymentQuery(tx),
  answer: (row) => row,
  filters,
  conditions: conditionsOf,
  orders: {
    number: { column: 'vendorPayment.number' },
    paidOn: { column: 'vendorPayment.paidOn' },
    amountMinor: { column: 'vendorPayment.amountMinor' },
  },
  defaultSort: '-number',
  last: { column: 'vendorPayment.number' },
  count: ({ tx }, query) => (isFiltered(query) ? undefined : () => countDocuments(tx, 'vendor-payment')),
  sums: { amountMinor: 'vendorPayment.amountMinor', creditMinor: 'vendorPayment.creditMinor' },
});
