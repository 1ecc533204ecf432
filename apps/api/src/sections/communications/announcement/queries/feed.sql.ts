import type { announcementRoutes } from '@courtyard/contract/communications/announcement/announcement';
import { beginningOf } from '@courtyard/contract/fields/rich-text.rules';
import { type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { keysetPage } from '../../../../platform/database/lists/keyset';
import { allOf, everyWord } from '../../../../platform/database/lists/search.sql';
import { type ReadContext, todayOf } from '../../../../platform/section/call-context';

/** Characters of a text that the feed shows. */
const beginning = 240;

/** SQL: that an announcement is read by a member on a day: published, not over, and for them. */
export const isReadBy = (memberId: string, today: string) => sql<SqlBool>`announcement.status = 'published'
  and (announcement.expires_on is null or announcement.expires_on >= ${today}::date)
  and exists (select from announcement_recipient recipient
    where recipient.announcement_id = announcement.id and recipient.member_id = ${memberId})`;

/** What is published for the caller: pinned ones first, then the newest. */
export async function feedOf(
  context: ReadContext,
  {
    search,
    category,
    unread,
    cursor,
    limit,
  }: z.output<(typeof announcementRoutes.announcementFeed)['query']>,
) {
  const { tx, caller } = context;
  const isRead = sql<boolean>`exists (select from announcement_recipient recipient
    where recipient.announcement_id = announcement.id and recipient.member_id = ${caller.memberId}
      and recipient.read_at is not null)`;
  const { rows, page } = await keysetPage({
    query: tx
      .selectFrom('announcement')
      .select(['announcement.id', 'title', 'category', 'isUrgent', 'isPinned', 'publishesAt', 'expiresOn'])
      .select(['author', 'status', 'body', isRead.as('isRead')])
      .select(
        sql<number>`(select count(*)::int from announcement_comment comment
          where comment.announcement_id = announcement.id)`.as('comments'),
      )
      .select(
        sql<number>`(select count(*)::int from announcement_file attached
          where attached.announcement_id = announcement.id)`.as('files'),
      )
      .where(isReadBy(caller.memberId, todayOf(context)))
      .where(allOf(everyWord(search, ['announcement.title', 'announcement.words'])))
      .$if(category !== undefined, (query) => query.where('category', '=', category ?? 'general'))
      .$if(unread !== undefined, (query) => query.where(sql<SqlBool>`not ${isRead}`)),
    sortColumns: [
      { column: 'announcement.isPinned', direction: 'desc' },
      { column: 'announcement.publishesAt', direction: 'desc' },
      { column: 'announcement.id', direction: 'desc' },
    ],
    cursor,
    limit,
  });
  const data = rows.map(({ body, ...row }) => ({ ...row, beginning: beginningOf(body, beginning) }));
  return { data, page };
}
