import { z } from 'zod';
import { day, listQuery } from '../../wire/primitives';
import { filterQuery } from '../../wire/fields/filter-query';
import { reservationColumns } from './reservation.columns';

/** What the list of bookings is asked. */
export const reservationsQuery = listQuery(reservationColumns.sort).extend({
  ...filterQuery(reservationColumns),
  scope: z.enum(['mine', 'all']).default('all'),
  /** Bookings that end after the first and start before the end of the last day, in the community's time zone. */
  from: day.optional(),
  to: day.optional(),
});
/** What it is filtered by. */
export const reservationFilters = reservationsQuery.omit({ cursor: true, limit: true, sort: true });
