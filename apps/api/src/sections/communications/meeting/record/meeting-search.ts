import { meetingLabels } from '@courtyard/contract/communications/meeting/meeting.labels';
import type { meetingKinds } from '@courtyard/contract/communications/meeting/meeting.values';
import { sql } from 'kysely';
import {
  type Found,
  foundRecords,
  type SearchProvider,
} from '../../../../platform/section/search/search-provider';
import { storedPreferences } from '../../../../platform/tenancy/preferences/preferences.sql';
import { visibleMeetings } from '../plan/meeting.access';

interface FoundMeeting extends Omit<Found, 'url' | 'subtitle'> {
  kind: (typeof meetingKinds)[number];
  place: string | null;
}

/** Meetings by title and place; drafts and executive ones only for who may see them. */
export const meetingSearch: SearchProvider = {
  kind: 'meeting',
  permission: 'Meetings List View',
  async find(context, asked) {
    const { tx, caller } = context;
    const within = sql`array(select id from meeting where ${visibleMeetings(context)})`;
    const { rows } = await sql<FoundMeeting>`
      select meeting.id, meeting.name as title, meeting.kind, meeting.place, found.rank,
        meeting.starts_at as "happensAt", meeting.status = 'cancelled' as "isArchived",
        meeting.updated_at as "touchedAt"
      from ${foundRecords('meeting', asked, within)} found
      join meeting on meeting.id = found.record_id`.execute(tx);
    if (rows.length === 0) return [];
    const { language } = await storedPreferences(tx, caller.memberId);
    return rows.map(({ kind, place, happensAt, ...row }) => ({
      ...row,
      happensAt: happensAt && new Date(happensAt).toISOString(),
      subtitle: [meetingLabels[`kind.${kind}`][language], place].filter(Boolean).join(' · '),
      url: `/communications/meetings/details?id=${row.id}`,
    }));
  },
};
