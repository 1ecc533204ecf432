import { announcementLabels } from '@courtyard/contract/communications/announcement/announcement.labels';
import type { AnnouncementCategory } from '@courtyard/contract/communications/announcement/announcement';
import { sql } from 'kysely';
import { todayOf } from '../../../../platform/section/call-context';
import {
  type Found,
  foundRecords,
  type SearchProvider,
} from '../../../../platform/section/search/search-provider';
import { storedPreferences } from '../../../../platform/tenancy/preferences/preferences.sql';
import { isReadBy } from './feed.sql';

interface FoundAnnouncement extends Pick<Found, 'id' | 'title' | 'rank' | 'touchedAt' | 'isArchived'> {
  category: AnnouncementCategory;
}

/** Announcements by title and text: those that are for the caller, all for who writes them. */
export const announcementSearch: SearchProvider = {
  kind: 'announcement',
  permission: 'Announcements List View',
  async find(context, asked) {
    const { tx, caller } = context;
    const own = sql`array(select announcement.id from announcement where ${isReadBy(caller.memberId, todayOf(context))})`;
    const within = caller.permissions.has('Announcement Update') ? null : own;
    const { rows } = await sql<FoundAnnouncement>`
      select announcement.id, announcement.title, announcement.category, found.rank,
        announcement.status in ('expired', 'withdrawn') as "isArchived", announcement.updated_at as "touchedAt"
      from ${foundRecords('announcement', asked, within)} found
      join announcement on announcement.id = found.record_id`.execute(tx);
    if (rows.length === 0) return [];
    const { language } = await storedPreferences(tx, caller.memberId);
    return rows.map(({ category, ...row }) => ({
      ...row,
      subtitle: announcementLabels[`category.${category}`][language],
      url: `/communications/announcements/details?id=${row.id}`,
      happensAt: null,
    }));
  },
};
