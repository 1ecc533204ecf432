import {
  type announcementRoutes,
  announcementSummary,
  type AnnouncementSummary,
} from '@courtyard/contract/communications/announcement/announcement';
import { announcementColumns } from '@courtyard/contract/communications/announcement/announcement.columns';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database';
import { keysetPage, wholeList } from '../../../platform/database/lists/keyset';
import { type AsOf, listFilters } from '../../../platform/database/lists/list-filters';
import { totalsOf, valuesOfFilter } from '../../../platform/database/lists/list-values';
import { orderBy } from '../../../platform/database/lists/order.rules';
import { allOf, everyWord } from '../../../platform/database/lists/search.sql';
import { attachedFiles } from '../../../platform/files/attached-files.sql';
import { asOf, type ReadContext } from '../../../platform/section/call-context';
import { columnsFor } from '../../../platform/section/fields';

export const announcementFiles = attachedFiles('announcementFile', 'announcementId');
export const announcementPictures = attachedFiles('announcementPicture', 'announcementId');

/** Announcements as their authors see them, without whom they reached: that is counted for all of a page at once. */
export const announcementQuery = (tx: Tx) =>
  tx
    .selectFrom('announcement')
    .select(columnsFor('announcement', announcementSummary, ['recipients', 'readers']));

type Reached = Pick<AnnouncementSummary, 'recipients' | 'readers'>;

const reachedBy = (tx: Tx) =>
  tx
    .selectFrom('announcementRecipient')
    .select((row) => [
      'announcementId',
      sql<number>`count(*)::int`.as('recipients'),
      sql<number>`${row.fn.count('readAt')}::int`.as('readers'),
    ])
    .groupBy('announcementId');

/** Announcements with how many people they are for, and how many of these read them. */
export async function withReach<A extends { id: string }>(
  tx: Tx,
  announcements: readonly A[],
): Promise<(A & Reached)[]> {
  const ids = announcements.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await reachedBy(tx).where('announcementId', 'in', ids).execute();
  const found = new Map(rows.map(({ announcementId, ...counts }) => [announcementId, counts]));
  return announcements.map((one) => ({ ...one, ...(found.get(one.id) ?? { recipients: 0, readers: 0 }) }));
}

type Query = z.output<(typeof announcementRoutes.listAnnouncements)['query']>;
type Filters = Omit<Query, 'cursor' | 'limit'>;
type ValuesQuery = z.output<(typeof announcementRoutes.announcementValues)['query']>;

const searched = ['announcement.title', 'announcement.words', 'announcement.author'] as const;

const filters = listFilters(announcementColumns, {
  status: 'announcement.status',
  category: 'announcement.category',
  publishesAt: { moment: 'announcement.publishesAt' },
});

/** `except` is a filter that does not count. */
const conditionsOf = (query: Filters, at: AsOf, except?: string): RawBuilder<SqlBool> =>
  allOf([...everyWord(query.search, searched), ...filters.conditions(query, at, except)]);

const orders = {
  title: { column: 'announcement.titleSort' },
  publishesAt: { column: 'announcement.publishesAt', nullable: true },
  updatedAt: { column: 'announcement.updatedAt' },
};

/** The announcements, filtered and in order. */
const announcementList = (context: ReadContext, query: Filters) => ({
  query: announcementQuery(context.tx).where(conditionsOf(query, asOf(context))),
  sortColumns: orderBy(orders, query.sort ?? '-updatedAt', { column: 'announcement.id' }),
});

/** One page of the announcements. */
export async function pageOfAnnouncements(context: ReadContext, query: Query) {
  const { rows, page } = await keysetPage({
    ...announcementList(context, query),
    cursor: query.cursor,
    limit: query.limit,
  });
  return { data: await withReach(context.tx, rows), page };
}

/** All announcements of a filtered list, in its order. */
export const everyAnnouncement = (
  context: ReadContext,
  query: Filters,
): AsyncIterable<AnnouncementSummary> => {
  const list = announcementList(context, query);
  return wholeList({
    ...list,
    query: list.query
      .leftJoin(reachedBy(context.tx).as('reached'), 'reached.announcementId', 'announcement.id')
      .select((row) => [
        row.fn.coalesce('reached.recipients', sql<number>`0`).as('recipients'),
        row.fn.coalesce('reached.readers', sql<number>`0`).as('readers'),
      ]),
  });
};

/** What a filter of the list can be under the others. */
export function announcementValues(context: ReadContext, { of, find, ...query }: ValuesQuery) {
  const at = asOf(context);
  return valuesOfFilter({
    tx: context.tx,
    query: announcementQuery(context.tx).where(conditionsOf(query, at, of)),
    visible: announcementQuery(context.tx),
    filters,
    asked: { of, find },
    chosen: query,
    at,
  });
}

/** Sums over the list under its filters. */
export const announcementTotals = (context: ReadContext, query: Filters) =>
  totalsOf(announcementQuery(context.tx).where(conditionsOf(query, asOf(context))), {});
