import type {
  adjustmentRoutes,
  AdjustmentSummary,
} from '@courtyard/contract/accounting/receivables/adjustment/adjustment';
import { adjustmentColumns } from '@courtyard/contract/accounting/receivables/adjustment/adjustment.columns';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { isFiltered } from '../../../../../../platform/section/lists/is-filtered';
import type { Tx } from '../../../../../../platform/database/database';
import { type AsOf, listFilters } from '../../../../../../platform/database/lists/list-filters';
import { allOf, anywhere, isLike, wordsOf } from '../../../../../../platform/database/lists/search.sql';
import { defineList } from '../../../../../../platform/section/lists/define-list';
import { countDocuments } from '../../../owner-account/document-number.sql';
import { unitName, unitNameText } from '../../../owner-account/unit-name.sql';

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
    const pattern = anywhere(word);
    return sql`(adjustment.number::text = ${word} or ${isLike(sql`adjustment.reason`, pattern)}
      or adjustment.property_id in (select id from property where ${isLike(unitName, pattern)}))`;
  });

/** `except` is a filter that does not count. */
const conditionsOf = (query: Filters, at: AsOf, except?: string): RawBuilder<SqlBool> =>
  allOf([...wordsIn(query.search), ...filters.conditions(query, at, except)]);

export const adjustmentList = defineList({
  rows: ({ tx }) => adjustmentQuery(tx),
  answer: summaryOf,
  filters,
  conditions: conditionsOf,
  orders: {
    number: { column: 'adjustment.number' },
    adjustedOn: { column: 'adjustment.adjustedOn' },
    amountMinor: { column: 'adjustment.amountMinor' },
  },
  defaultSort: '-number',
  last: { column: 'adjustment.number' },
  count: ({ tx }, query) => (isFiltered(query) ? undefined : () => countDocuments(tx, 'adjustment')),
  sums: { amountMinor: 'adjustment.amountMinor', creditMinor: 'adjustment.creditMinor' },
});
