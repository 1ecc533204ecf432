import type { ReadContext } from '../../../../platform/section/call-context';
import { holding } from '../touching.sql';

/** Starts of the unit's other bookings of the area in the weeks around. */
export async function otherStarts(
  context: Pick<ReadContext, 'tx'>,
  booking: { id?: string; areaId: string; propertyId: string; startsAt: Date },
): Promise<Date[]> {
  const around = 8 * 86_400_000;
  const { id } = booking;
  const rows = await context.tx
    .selectFrom('reservation')
    .select('startsAt')
    .where('areaId', '=', booking.areaId)
    .where('propertyId', '=', booking.propertyId)
    .where('status', 'in', holding)
    .where('startsAt', '>', new Date(booking.startsAt.getTime() - around).toISOString())
    .where('startsAt', '<', new Date(booking.startsAt.getTime() + around).toISOString())
    .$if(id !== undefined, (query) => query.where('id', '<>', id ?? ''))
    .execute();
  return rows.map((row) => new Date(row.startsAt));
}
