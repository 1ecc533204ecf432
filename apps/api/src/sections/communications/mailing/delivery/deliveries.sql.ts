import type { deliveryRoutes } from '@courtyard/contract/communications/mailing/delivery';
import { deliveryColumns } from '@courtyard/contract/communications/mailing/mailing.columns';
import type { z } from 'zod';
import { keysetPage, wholeList } from '../../../../platform/database/lists/keyset';
import { type AsOf, listFilters } from '../../../../platform/database/lists/list-filters';
import { totalsOf, valuesOfFilter } from '../../../../platform/database/lists/list-values';
import { orderBy } from '../../../../platform/database/lists/order.rules';
import { allOf, everyWord } from '../../../../platform/database/lists/search.sql';
import { asOf, type ReadContext } from '../../../../platform/section/call-context';
import { getMailing } from '../mailing.service';

type Query = z.output<(typeof deliveryRoutes.listDeliveries)['query']>;
type Filters = Omit<Query, 'cursor' | 'limit'>;
type ValuesQuery = z.output<(typeof deliveryRoutes.deliveryValues)['query']>;

const deliveryQuery = ({ tx }: ReadContext, mailingId: string) =>
  tx
    .selectFrom('dispatchRecipient')
    .innerJoin('mailing', (join) =>
      join
        .onRef('mailing.tenantId', '=', 'dispatchRecipient.tenantId')
        .onRef('mailing.dispatchId', '=', 'dispatchRecipient.dispatchId'),
    )
    .select([
      'dispatchRecipient.id',
      'dispatchRecipient.name',
      'dispatchRecipient.address',
      'dispatchRecipient.state',
      'dispatchRecipient.reason',
      'dispatchRecipient.answer',
      'dispatchRecipient.attempts',
      'dispatchRecipient.nextAt',
      'dispatchRecipient.changedAt',
    ])
    .where('mailing.id', '=', mailingId);

const searched = ['dispatch_recipient.name', 'dispatch_recipient.address'] as const;

const filters = listFilters(deliveryColumns, {
  state: 'dispatchRecipient.state',
  changedAt: { moment: 'dispatchRecipient.changedAt' },
});

const conditionsOf = (query: Filters, at: AsOf, except?: string) =>
  allOf([...everyWord(query.search, searched), ...filters.conditions(query, at, except)]);

const orders = {
  name: { column: 'dispatchRecipient.nameSort' },
  changedAt: { column: 'dispatchRecipient.changedAt' },
};

const deliveryList = (context: ReadContext, mailingId: string, query: Filters) => ({
  query: deliveryQuery(context, mailingId).where(conditionsOf(query, asOf(context))),
  sortColumns: orderBy(orders, query.sort, { column: 'dispatchRecipient.id' }),
});

/** One page of the delivery log of a mailing. Throws notFound where there is no such mailing. */
export async function pageOfDeliveries(context: ReadContext, mailingId: string, query: Query) {
  await getMailing(context, mailingId);
  const { cursor, limit } = query;
  const { rows, page } = await keysetPage({ ...deliveryList(context, mailingId, query), cursor, limit });
  return { data: rows, page };
}

/** The whole log, in its order. */
export const everyDelivery = (context: ReadContext, mailingId: string, query: Filters) =>
  wholeList(deliveryList(context, mailingId, query));

export async function deliveryValues(
  context: ReadContext,
  mailingId: string,
  { of, find, ...query }: ValuesQuery,
) {
  await getMailing(context, mailingId);
  const at = asOf(context);
  return valuesOfFilter({
    tx: context.tx,
    query: deliveryQuery(context, mailingId).where(conditionsOf(query, at, of)),
    visible: deliveryQuery(context, mailingId),
    filters,
    asked: { of, find },
    chosen: query,
    at,
  });
}

export async function deliveryTotals(context: ReadContext, mailingId: string, query: Filters) {
  await getMailing(context, mailingId);
  return totalsOf(deliveryQuery(context, mailingId).where(conditionsOf(query, asOf(context))), {});
}
