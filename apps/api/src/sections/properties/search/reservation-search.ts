import { type SqlBool, sql } from 'kysely';
import { anyOf } from '../../../platform/database/lists/search.sql';
import type { ReadContext } from '../../../platform/section/call-context';
import type { Found, SearchProvider } from '../../../platform/section/search/search-provider';
import { reservationPage } from '../reservation/booking/booking.labels';
import { onlyMine, seesAllReservations } from '../reservation/reservation.sql';
import { propertyName } from '../property/property.sql';

/** The bookings around now are looked for, so many to come and so many that were; others are found in their list. */
const most = { next: 1000, last: 250 };

const hasWords = (needle: string) => sql<SqlBool>`words like all (courtyard.search_patterns(${needle}))`;

const facts = sql.raw('id, area_id, property_id, booked_by, starts_at, ends_at');

// The nearest counts as touched last.
type Row = Omit<Found, 'url' | 'isArchived' | 'rank'> & { happensAt: string };

/** Bookings by area, person and unit: the next ones first, then those that have just been. */
export const reservationSearch: SearchProvider = {
  kind: 'reservation',
  permission: null,
  async find(context: ReadContext, { needles, limit }) {
    const now = context.platform.clock();
    const within = seesAllReservations(context) ? sql`true` : onlyMine(context);
    // Of many bookings few differ in what they are found by: their words are made once for each that do.
    const { rows } = await sql<Row>`
      with near as materialized (
        (select ${facts} from reservation where starts_at >= ${now} and ${within} order by starts_at limit ${most.next})
        union all
        (select ${facts} from reservation where starts_at < ${now} and ${within}
          order by starts_at desc limit ${most.last})
      ), said as materialized (
        select area_id, property_id, booked_by, area.name as title,
          concat_ws(' · ', ${propertyName}, booked_by) as subtitle,
          courtyard.search_words(concat_ws(' ', area.name, booked_by, property.unit_number, property.building)) as words
        from (select distinct area_id, property_id, booked_by from near) kind
        join common_area area on area.id = area_id
        join property on property.id = property_id
      )
      select near.id, said.title, said.subtitle, near.starts_at as "happensAt",
        ${now}::timestamptz - greatest(near.starts_at - ${now}, ${now} - near.starts_at) as "touchedAt"
      from said join near using (area_id, property_id, booked_by)
      where ${anyOf(needles.map(hasWords))}
      order by near.ends_at < ${now}, abs(extract(epoch from near.starts_at - ${now}::timestamptz))
      limit ${limit}`.execute(context.tx);
    return rows.map((row) => ({
      ...row,
      happensAt: new Date(row.happensAt).toISOString(),
      url: reservationPage(row.id),
      isArchived: false,
      rank: 2,
    }));
  },
};
