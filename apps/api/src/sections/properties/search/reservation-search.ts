import { type SqlBool, sql } from 'kysely';
import { anyOf } from '../../../platform/database/lists/search.sql';
import type { ReadContext } from '../../../platform/section/call-context';
import type { Found, SearchProvider } from '../../../platform/section/search/search-provider';
import { onlyMine, seesAllReservations } from '../reservation/reservation.sql';
import { unitName } from './property-search';

/** Bookings around now are looked for; older ones are found in their list. */
const pastDays = 60;

const hasWords = (needle: string) => sql<SqlBool>`
  courtyard.search_words(concat_ws(' ', area.name, reservation.booked_by, property.unit_number, property.building))
    like all (courtyard.search_patterns(${needle}))`;

// The nearest counts as touched last.
type Row = Omit<Found, 'url' | 'isArchived' | 'rank'> & { happensAt: string };

/** Bookings by area, person and unit: the next ones first, then those that have just been. */
export const reservationSearch: SearchProvider = {
  kind: 'reservation',
  permission: null,
  async find(context: ReadContext, { needles, limit }) {
    const now = context.platform.clock();
    const since = new Date(now.getTime() - pastDays * 86_400_000);
    const { rows } = await sql<Row>`
      select reservation.id, area.name as title, concat_ws(' · ', ${unitName}, reservation.booked_by) as subtitle,
        reservation.starts_at as "happensAt",
        ${now}::timestamptz - greatest(reservation.starts_at - ${now}, ${now} - reservation.starts_at) as "touchedAt"
      from reservation
      join common_area area on area.id = reservation.area_id
      join property on property.id = reservation.property_id
      where reservation.starts_at > ${since} and ${anyOf(needles.map(hasWords))}
        and ${seesAllReservations(context) ? sql`true` : onlyMine(context)}
      order by reservation.ends_at < ${now}, abs(extract(epoch from reservation.starts_at - ${now}::timestamptz))
      limit ${limit}`.execute(context.tx);
    return rows.map((row) => ({
      ...row,
      happensAt: new Date(row.happensAt).toISOString(),
      url: `/properties-common-areas/reservations?time=upcoming&sort=startsAt&booking=${row.id}`,
      isArchived: false,
      rank: 2,
    }));
  },
};
