import type { AnnouncementReached } from '@courtyard/contract/communications/announcement/announcement';
import { sql } from 'kysely';
import { holderIds } from '../../../../platform/auth/permissions/holders.sql';
import { allOf, everyWord } from '../../../../platform/database/lists/search.sql';
import { notFound } from '../../../../platform/http/problem';
import {
  requireSeesNamesOf,
  shownAddress,
} from '../../../../platform/notifications/audience/audience-rights';
import { recipientsOf } from '../../../../platform/notifications/audience/recipients.sql';
import { storedAudience } from '../../../../platform/notifications/audience/stored-audience.sql';
import { type ReadContext, todayOf } from '../../../../platform/section/call-context';

const most = 20;

/**
 * Those whom an announcement is for, as they were when it was published, or as of today; and how it reaches each: on its page who
 * has an account and may see announcements, whole by e-mail who has none where it is urgent.
 */
export async function reachOf(
  context: ReadContext,
  announcementId: string,
  search: string | undefined,
): Promise<AnnouncementReached[]> {
  const { tx, platform } = context;
  const row = await tx
    .selectFrom('announcement')
    .select(['status', 'isUrgent', 'audienceId'])
    .where('id', '=', announcementId)
    .executeTakeFirst();
  if (!row) throw notFound('announcement');
  const audience = await storedAudience(tx, row.audienceId);
  await requireSeesNamesOf(context, audience);
  const isFrozen = row.status !== 'draft' && row.status !== 'scheduled';
  const people = isFrozen
    ? sql`select person_key, member_id, name, email, lower(name) collate "C" as name_sort
        from announcement_recipient where announcement_id = ${announcementId}`
    : await recipientsOf(platform.sections, tx, audience, todayOf(context));
  const shown = shownAddress(context, { key: 'each.personKey', email: 'each.email' });
  const { rows } = await sql<AnnouncementReached>`
    select reached.person_key as key, reached.name, reached.shown as email,
      case when reached.member_id in (${holderIds('Announcements List View')}) then 'page'
        when ${row.isUrgent}::boolean and reached.member_id is null and reached.email is not null then 'mail'
        else 'none' end as way
    from (select each.*, ${shown} as shown from (${people}) each) reached
    where ${allOf(everyWord(search, ['reached.name', 'reached.shown']))}
    order by reached.name_sort, reached.person_key limit ${most}`.execute(tx);
  return rows;
}
