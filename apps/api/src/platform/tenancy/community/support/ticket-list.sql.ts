import { ticketColumns } from '@courtyard/contract/platform/community/support/ticket.columns';
import type { ticketRoutes } from '@courtyard/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { type AsOf, listFilters } from '../../../database/lists/list-filters';
import { allOf, everyWord } from '../../../database/lists/search.sql';
import { defineExport } from '../../../files/export/export-list';
import { defineList } from '../../../section/lists/define-list';
import { summaryOf, ticketQuery } from './ticket.sql';

type Query = z.output<(typeof ticketRoutes.listTickets)['query']>;
type Filters = Omit<Query, 'cursor' | 'limit' | 'sort'>;

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

export const ticketList = defineList({
  rows: ticketQuery,
  answer: summaryOf,
  filters,
  conditions: conditionsOf,
  orders: {
    number: { column: 'ticket.number' },
    createdAt: { column: 'ticket.createdAt' },
    touchedAt: { column: 'ticket.touchedAt' },
  },
  // Who was written to last comes first.
  defaultSort: '-touchedAt',
  last: { column: 'ticket.id' },
});

/** The list as a file. */
export const ticketsExport = (query: z.output<(typeof ticketRoutes.exportTickets)['query']>) =>
  defineExport({
    name: 'tickets',
    columns: ticketColumns,
    rows: (context) => ticketList.every(context, query),
  });
