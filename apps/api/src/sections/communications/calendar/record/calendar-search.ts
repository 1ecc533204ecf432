import { sql } from 'kysely';
import {
  type Found,
  foundRecords,
  type SearchProvider,
} from '../../../../platform/section/search/search-provider';
import { seenBy, seesAllEvents } from '../queries/seen.sql';
import { eventPage } from './calendar-notifications';
import { momentOf } from '../recurrence/local-time.rules';

type Row = Omit<Found, 'url' | 'happensAt'> & { startsLocal: string; timeZone: string; recurs: boolean };

/** Events by title, place and description: those that are for the caller. */
export const calendarSearch: SearchProvider = {
  kind: 'calendar-event',
  permission: 'Calendar Events List View',
  async find(context, asked) {
    const { tx } = context;
    const seen = sql`array(select calendar_series.id from calendar_series where ${await seenBy(context)})`;
    const { rows } = await sql<Row>`
      select series.id, series.title, series.location as subtitle, found.rank, series.status = 'cancelled' as "isArchived",
        series.updated_at as "touchedAt", series.starts_local as "startsLocal", series.time_zone as "timeZone",
        cardinality(series.rules) + cardinality(series.extra_dates) > 0 as recurs
      from ${foundRecords('calendar-event', asked, seesAllEvents(context) ? null : seen)} found
      join calendar_series series on series.id = found.record_id`.execute(tx);
    return rows.map(({ startsLocal, timeZone, recurs, ...row }) => ({
      ...row,
      url: eventPage(row.id),
      // A series has no one moment.
      happensAt: recurs ? null : momentOf(startsLocal, timeZone).toISOString(),
    }));
  },
};
