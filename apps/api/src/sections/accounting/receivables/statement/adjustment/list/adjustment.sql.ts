import type {
  adjustmentRoutes,
  AdjustmentSummary,
} from '@courtyard/contract/accounting/receivables/adjustment/adjustment';
import { adjustmentColumns } from '@courtyard/contract/accounting/receivables/adjustment/adjustment.columns';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '../../../../../../platform/database/database';
import { keysetPage, mapRows, wholeList } from '../../../../../../platform/database/lists/keyset';
import { type AsOf, listFilters } from '../../../../../../platform/database/lists/list-filters';
import { totalsOf, valuesOfFilter } from '../../../../../../platform/database/lists/list-values';
import { orderBy } from '../../../../../../platform/database/lists/order.rules';
import { allOf, literally, wordsOf } from '../../../../../../platform/database/lists/search.sql';
import { asOf, type ReadContext } from '../../../../../../platform/section/call-context';
import { countDocuments, isFiltered } from '../../../owner/document-number.sql';
import { unitName, unitNameText } from '../../../owner/unit-name.sql';

const unitOf = sql<string>`(select ${unitName} from property
  where property.tenant_id = adjustment.tenant_id and property.id = adjustment.property_id)`;

/** Credit memos, waivers, write-offs and refunds with their unit. */
export const adjustmentQuery = (tx: Tx) =>
  tx
    .selectFrom('adjustment')
    .select(['adjustment.id', 'adjustment.number', 'adjustment.kind', 'adjustment.propertyId'])
    .select(['adjustment.adjustedOn', 'adjustment.reason', 'adjustment.status'])
    .select(['adjustment.amountMinor', 'adjustment.creditMinor', unitOf.as('unit')]);

type Row = Awaited<ReturnType<ReturnType<typeof adjustmentQuery>['execute']>>[number];

export const summaryOf = ({ propertyId, unit, ...row }: Row): AdjustmentSummary => ({
  ...row,
  property: { id: propertyId, name: unit },
});

type Query = z.output<(typeof adjustmentRoutes.listAdjustments)['query']>;
type Filters = Omit<Query, 'cursor' | 'limit'>;
type ValuesQuery = z.output<(typeof adjustmentRoutes.adjustmentValues)['query']>;

const filters = listFilters(adjustmentColumns, {
  kind: 'adjustment.kind',
  status: {
    state: () => sql`adjustment.status`,
    is: (status) =>
      status === 'posted' ? sql`adjustment.voided_on is null` : sql`adjustment.voided_on is not null`,
  },
  propertyId: { id: 'adjustment.propertyId', table: 'property', name: unitNameText },
  adjustedOn: 'adjustment.adjustedOn',
  amountMinor: 'adjustment.amountMinor',
});

/** Each word is the number, or in the reason or the name of the unit. */
const wordsIn = (search: string | undefined): RawBuilder<SqlBool>[] =>
  wordsOf(search).map((word) => {
    const pattern = `%${literally(word)}%`;
    return sql`(adjustment.number::text = ${word} or lower(adjustment.reason) like ${pattern}
      or adjustment.property_id in (select id from property where lower(${unitName}) like ${pattern}))`;
  });

/** `except` is a filter that does not count. */
const conditionsOf = (query: Filters, at: AsOf, except?: string): RawBuilder<SqlBool> =>
  allOf([...wordsIn(query.search), ...filters.conditions(query, at, except)]);

const orders = {
  number: { column: 'adjustment.number' },
  adjustedOn: { column: 'adjustment.adjustedOn' },
  amountMinor: { column: 'adjustment.amountMinor' },
};

/** Filtered and in order; the newest first where no other order is asked for. */
const adjustmentList = (context: ReadContext, query: Filters) => ({
  query: adjustmentQuery(context.tx).where(conditionsOf(query, asOf(context))),
  sortColumns: orderBy(orders, query.sort ?? '-number', { column: 'adjustment.number' }),
});

/** One page of the list. */
export async function pageOfAdjustments(context: ReadContext, query: Query) {
  const { cursor, limit, ...asked } = query;
  const { rows, page } = await keysetPage({
    ...adjustmentList(context, asked),
    cursor,
    limit,
    total: async () =>
      isFiltered(asked)
        ? (await adjustmentTotals(context, asked)).count
        : countDocuments(context.tx, 'adjustment'),
  });
  return { data: rows.map(summaryOf), page };
}

/** All of a filtered list, in its order. */
export const everyAdjustment = (context: ReadContext, query: Filters): AsyncIterable<AdjustmentSummary> =>
  mapRows(wholeList(adjustmentList(context, query)), summaryOf);

/** What a filter of the list can be under the others. */
export function adjustmentValues(context: ReadContext, { of, find, ...query }: ValuesQuery) {
  const at = asOf(context);
  return valuesOfFilter({
    tx: context.tx,
    query: adjustmentQuery(context.tx).where(conditionsOf(query, at, of)),
    visible: adjustmentQuery(context.tx),
    filters,
    asked: { of, find },
    chosen: query,
    at,
  });
}

/** How many there are under the filters, what they are together, and what of it became credit. */
export const adjustmentTotals = (context: ReadContext, query: Filters) =>
  totalsOf(context.tx.selectFrom('adjustment').where(conditionsOf(query, asOf(context))), {
    amountMinor: 'adjustment.amountMinor',
    creditMinor: 'adjustment.creditMinor',
  });
