import type {
  AnnouncementReader,
  announcementRoutes,
} from '@courtyard/contract/communications/announcement/announcement';
import { sql } from 'kysely';
import type { z } from 'zod';
import { keysetPage } from '../../../../platform/database/lists/keyset';
import { allOf, everyWord } from '../../../../platform/database/lists/search.sql';
import {
  requireSeesNamesOf,
  shownAddress,
} from '../../../../platform/notifications/audience/audience-rights';
import { storedAudience } from '../../../../platform/notifications/audience/stored-audience.sql';
import type { CallContext, ReadContext } from '../../../../platform/section/call-context';
import { getAnnouncement } from '../announcement.service';

/** Notes that the caller opened it. The first time counts; who is not meant (its author) is no reader. */
export async function recordReading(context: CallContext, announcementId: string): Promise<void> {
  const { isForMe, isRead } = await getAnnouncement(context, announcementId);
  if (!isForMe || isRead) return;
  const { tx, tenant, caller, platform } = context;
  const { numUpdatedRows } = await tx
    .updateTable('announcementRecipient')
    .set({ readAt: platform.clock() })
    .where('announcementId', '=', announcementId)
    .where('memberId', '=', caller.memberId)
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  const { authorMemberId } = await tx
    .selectFrom('announcement')
    .select('authorMemberId')
    .where('id', '=', announcementId)
    .executeTakeFirstOrThrow();
  // Its author sees it at once; nobody else is shown who read it.
  if (authorMemberId !== null)
    await platform.events.publish(tx, {
      tenantId: tenant.id,
      topic: 'section-data',
      section: 'communications',
      memberId: authorMemberId,
    });
}

/** Whom it is for and who of them opened it, by name. */
export async function pageOfReaders(
  context: ReadContext,
  announcementId: string,
  { search, state, cursor, limit }: z.output<(typeof announcementRoutes.announcementReaders)['query']>,
) {
  await getAnnouncement(context, announcementId);
  const { audienceId } = await context.tx
    .selectFrom('announcement')
    .select('audienceId')
    .where('id', '=', announcementId)
    .executeTakeFirstOrThrow();
  await requireSeesNamesOf(context, await storedAudience(context.tx, audienceId));
  const shown = shownAddress(context, {
    key: 'announcementRecipient.personKey',
    email: 'announcementRecipient.email',
  });
  const nameSort = sql<string>`lower(announcement_recipient.name) collate "C"`;
  const { rows, page } = await keysetPage({
    query: context.tx
      .selectFrom((from) =>
        from
          .selectFrom('announcementRecipient')
          .select(['personKey', 'name', 'memberId', 'readAt', nameSort.as('nameSort'), shown.as('email')])
          .where('announcementId', '=', announcementId)
          .as('reader'),
      )
      .select(['personKey', 'name', 'email', 'memberId', 'readAt'])
      .where(allOf(everyWord(search, ['reader.name', 'reader.email'])))
      .$if(state === 'read', (query) => query.where('readAt', 'is not', null))
      .$if(state === 'unread', (query) => query.where('readAt', 'is', null)),
    sortColumns: [
      { column: 'reader.nameSort', direction: 'asc' },
      { column: 'reader.personKey', direction: 'asc' },
    ],
    cursor,
    limit,
  });
  const data = rows.map(({ personKey: key, memberId, ...row }): AnnouncementReader => ({
    key,
    ...row,
    hasAccount: memberId !== null,
  }));
  return { data, page };
}
