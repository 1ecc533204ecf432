import { longestBookingDays } from '@courtyard/contract/properties/common-area/common-area';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** The bookings that keep others out; as the constraint `reservation_slot` has it. */
export const holding = ['requested', 'confirmed', 'offered'] as const;

// A day more, for the night in which clocks are set back.
const longestBookingMs = (longestBookingDays + 1) * 86_400_000;

/**
 * Bookings that lie in a stretch of time or reach into it; `to` null: for ever. Where none can begin that still does is
 * said as well: it spares the database all the bookings of the past.
 */
export function touching(from: Date, to: Date | null): RawBuilder<SqlBool> {
  const earliest = new Date(from.getTime() - longestBookingMs);
  const begun = to === null ? sql`` : sql` and reservation.starts_at < ${to}`;
  return sql`reservation.starts_at > ${earliest} and reservation.ends_at > ${from}${begun}`;
}
