import { sql } from 'kysely';
import {
  type Found,
  foundRecords,
  type SearchProvider,
} from '../../../platform/section/search/search-provider';

/** Email notifications by subject and words. */
export const mailingSearch: SearchProvider = {
  kind: 'mailing',
  permission: 'Email Notifications List View',
  async find({ tx }, asked) {
    const { rows } = await sql<Omit<Found, 'url' | 'happensAt' | 'isArchived'>>`
      select mailing.id, mailing.subject as title, found.rank, left(mailing.words, 120) as subtitle,
        mailing.updated_at as "touchedAt"
      from ${foundRecords('mailing', asked)} found join mailing on mailing.id = found.record_id`.execute(tx);
    return rows.map((row) => ({
      ...row,
      url: `/communications/email-notifications/details?id=${row.id}`,
      happensAt: null,
      isArchived: false,
    }));
  },
};
