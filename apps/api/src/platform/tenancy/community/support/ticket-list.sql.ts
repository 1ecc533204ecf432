import { ticketColumns } from '@courtyard/contract/platform/community/support/ticket.columns';
import type { ticketRoutes, TicketSummary } from '@courtyard/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { keysetPage, wholeList } from '../../../database/lists/keyset';
import { type AsOf, listFilters } from '../../../database/lists/list-filters';
import { totalsOf, valuesOfFilter } from '../../../database/lists/list-values';
import { orderBy } from '../../../database/lists/order.rules';
import { allOf, everyWord } from '../../../database/lists/search.sql';
import { defineExport } from '../../../files/export/export-list';
import { asOf, type ReadContext } from '../../../section/call-context';
import { isVisible, summaryOf, ticketQuery } from './ticket.sql';

type Query = z.output<(typeof ticketRoutes.listTickets)['query']>;
type Filters = Omit<Query, 'cursor' | 'limit' | 'sort'>;
type ValuesQuery = z.output<(typeof ticketRoutes.ticketValues)['query']>;

const searched = ['ticket.subject', 'asker.displayName'] as const;

/** Digits that may be a number: `12`, `#12`. */
const numberIn = (search = '') => /^#?(\d{1,9})$/.exec(search)?.[1];

const filters = listFilters(ticketColumns, {
  status: 'ticket.status',
  category: 'ticket.category',
  assigneeId: { id: 'ticket.assigneeId', table: 'member', name: 'display_name' },
  createdAt: { moment: 'ticket.createdAt' },
});

function found(search: string | undefined): RawBuilder<SqlBool>[] {
  const number = numberIn(search);
  return number === undefined ? everyWord(search, searched) : [sql`ticket.number = ${Number(number)}`];
}

/** `except` is a filter that does not count. */
const conditionsOf = ({ search, ...chosen }: Filters, at: AsOf, except?: string): RawBuilder<SqlBool> =>
  allOf([...found(search), ...filters.conditions(chosen, at, except)]);

const places = {
  number: { column: 'ticket.number' },
  createdAt: { column: 'ticket.createdAt' },
  touchedAt: { column: 'ticket.touchedAt' },
};

/** Tickets that the reader may see, filtered; who was written to last comes first. */
const ticketList = (context: ReadContext, query: Filters & Pick<Query, 'sort'>) => ({
  query: ticketQuery(context).where(conditionsOf(query, asOf(context))),
  sortColumns: orderBy(places, query.sort ?? '-touchedAt', { column: 'ticket.id' }),
});

/** One page of the list. */
export async function pageOfTickets(context: ReadContext, query: Query) {
  const { rows, page } = await keysetPage({
    ...ticketList(context, query),
    cursor: query.cursor,
    limit: query.limit,
  });
  return { data: rows.map(summaryOf), page };
}

async function* everyTicket(
  context: ReadContext,
  query: Filters & Pick<Query, 'sort'>,
): AsyncIterable<TicketSummary> {
  for await (const row of wholeList(ticketList(context, query))) yield summaryOf(row);
}

/** The list as a file. */
export const ticketsExport = (query: z.output<(typeof ticketRoutes.exportTickets)['query']>) =>
  defineExport({
    name: 'tickets',
    columns: ticketColumns,
    rows: (context) => everyTicket(context, query),
  });

const visible = (context: ReadContext) =>
  context.tx
    .selectFrom('ticket')
    .innerJoin('member as asker', 'asker.id', 'ticket.memberId')
    .where(isVisible(context));

/** What a filter of the list can be under the others. */
export function ticketValues(context: ReadContext, { of, find, ...chosen }: ValuesQuery) {
  const at = asOf(context);
  return valuesOfFilter({
    tx: context.tx,
    query: visible(context).where(conditionsOf(chosen, at, of)),
    visible: visible(context),
    filters,
    asked: { of, find },
    chosen,
    at,
  });
}

/** How many tickets there are under the filters. */
export const ticketTotals = (context: ReadContext, query: Filters) =>
  totalsOf(visible(context).where(conditionsOf(query, asOf(context))), {});
