import type {
  paymentRoutes,
  PaymentSummary,
} from '@courtyard/contract/accounting/receivables/payment/payment';
import { paymentColumns } from '@courtyard/contract/accounting/receivables/payment/payment.columns';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { isFiltered } from '../../../../../platform/section/lists/is-filtered';
import type { Tx } from '../../../../../platform/database/database';
import { keysetPage, wholeList } from '../../../../../platform/database/lists/keyset';
import { listFilters } from '../../../../../platform/database/lists/list-filters';
import { totalsOf, valuesOfFilter } from '../../../../../platform/database/lists/list-values';
import { orderBy } from '../../../../../platform/database/lists/order.rules';
import { allOf } from '../../../../../platform/database/lists/search.sql';
import { asOf, type ReadContext } from '../../../../../platform/section/call-context';
import { countDocuments } from '../../owner-account/document-number.sql';
import { unitName, unitNameText } from '../../owner-account/unit-name.sql';
import { findPayments } from './payment-words.sql';

/** The units of a payment, in its order; each looked up by itself, whatever the planner thinks of joins. */
export const propertiesOf = sql<PaymentSummary['properties']>`(
  select jsonb_agg(jsonb_build_object('id', part.property_id, 'name', (select ${unitName} from property
    where property.tenant_id = part.tenant_id and property.id = part.property_id)) order by part.position)
  from payment_part part where part.tenant_id = payment.tenant_id and part.payment_id = payment.id)`;

/** Payments with their units. */
export const paymentQuery = (tx: Tx) =>
  tx
    .selectFrom('payment')
    .select(['payment.id', 'payment.number', 'payment.receivedOn', 'payment.payer', 'payment.method'])
    .select(['payment.reference', 'payment.status', 'payment.amountMinor', 'payment.creditMinor'])
    .select(propertiesOf.as('properties'));

type Query = z.output<(typeof paymentRoutes.listPayments)['query']>;
type Filters = Omit<Query, 'cursor' | 'limit'>;
type ValuesQuery = z.output<(typeof paymentRoutes.paymentValues)['query']>;

const filters = listFilters(paymentColumns, {
  status: {
    state: () => sql`payment.status`,
    is: (status) =>
      status === 'received'
        ? sql`payment.ended_as is null`
        : sql`(payment.ended_as is not null and payment.ended_as = ${status})`,
  },
  method: 'payment.method',
  propertyId: {
    id: 'payment.id',
    table: 'property',
    name: unitNameText,
    through: () => sql`select payment_id as record_id, property_id as value from payment_part`,
  },
  receivedOn: 'payment.receivedOn',
  amountMinor: 'payment.amountMinor',
});

/** What is looked for is found first; `except` is a filter that does not count. */
async function foundBy(context: ReadContext, query: Filters, except?: string) {
  const found = await findPayments(context.tx, query.search);
  const others = filters.conditions(query, asOf(context), except);
  return { count: found?.count ?? null, condition: allOf([...(found ? [found.condition] : []), ...others]) };
}

const orders = {
  number: { column: 'payment.number' },
  receivedOn: { column: 'payment.receivedOn' },
  amountMinor: { column: 'payment.amountMinor' },
};

/** The payments, filtered and in order; the newest first where no other order is asked for. */
const paymentList = (context: ReadContext, query: Filters, condition: RawBuilder<SqlBool>) => ({
  query: paymentQuery(context.tx).where(condition),
  sortColumns: orderBy(orders, query.sort ?? '-number', { column: 'payment.number' }),
});

/** One page of the payments. */
export async function pageOfPayments(context: ReadContext, query: Query) {
  const { cursor, limit, ...asked } = query;
  const { search: _, ...others } = asked;
  const { count, condition } = await foundBy(context, asked);
  const { rows, page } = await keysetPage({
    ...paymentList(context, asked, condition),
    cursor,
    limit,
    async total() {
      if (!isFiltered(asked)) return countDocuments(context.tx, 'payment');
      return count !== null && !isFiltered(others) ? count : (await sumsWhere(context, condition)).count;
    },
  });
  return { data: rows, page };
}

/** All payments of a filtered list, in its order. */
export async function* everyPayment(context: ReadContext, query: Filters): AsyncIterable<PaymentSummary> {
  const { condition } = await foundBy(context, query);
  yield* wholeList(paymentList(context, query, condition));
}

/** What a filter of the list can be under the others. */
export async function paymentValues(context: ReadContext, { of, find, ...query }: ValuesQuery) {
  const at = asOf(context);
  const { condition } = await foundBy(context, query, of);
  return valuesOfFilter({
    tx: context.tx,
    query: paymentQuery(context.tx).where(condition),
    visible: paymentQuery(context.tx),
    filters,
    asked: { of, find },
    chosen: query,
    at,
  });
}

const sumsWhere = (context: ReadContext, condition: RawBuilder<SqlBool>) =>
  totalsOf(context.tx.selectFrom('payment').where(condition), {
    amountMinor: 'payment.amountMinor',
    creditMinor: 'payment.creditMinor',
  });

/** How many there are under the filters, what they are together, and what of it was kept as credit. */
export async function paymentTotals(context: ReadContext, query: Filters) {
  const { condition } = await foundBy(context, query);
  return sumsWhere(context, condition);
}
