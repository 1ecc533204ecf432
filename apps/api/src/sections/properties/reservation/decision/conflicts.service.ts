import type { ReservationConflicts } from '@courtyard/contract/properties/reservation/reservation';
import { dayAt, daysThrough } from '@courtyard/contract/days';
import type { CallContext } from '../../../../platform/section/call-context';
import { findArea } from '../../common-area/common-area.sql';
import { closedOn } from '../../common-area/opening.rules';
import { capsPassed } from '../booking/booking.rules';
import { otherStarts } from '../booking/other-starts.sql';
import { holding } from '../touching.sql';
import { findReservation, type ReservationRow } from '../reservation.sql';

type Other = ReservationConflicts['sameUnit'][number];

/** Bookings that touch one in time: of its area those that want the time too, elsewhere what its unit has. */
async function beside(context: CallContext, booking: ReservationRow, where: 'area' | 'unit') {
  const rows = await context.tx
    .selectFrom('reservation as other')
    .innerJoin('commonArea as area', (join) =>
      join.onRef('area.tenantId', '=', 'other.tenantId').onRef('area.id', '=', 'other.areaId'),
    )
    .innerJoin('property', (join) =>
      join.onRef('property.tenantId', '=', 'other.tenantId').onRef('property.id', '=', 'other.propertyId'),
    )
    .select(['other.id', 'other.areaId', 'other.propertyId', 'other.bookedBy', 'other.startsAt'])
    .select(['other.endsAt', 'other.createdAt', 'area.name', 'area.color'])
    .select(['property.unitNumber', 'property.building'])
    .where('other.id', '<>', booking.id)
    .where('other.startsAt', '<', booking.endsAt)
    .where('other.endsAt', '>', booking.startsAt)
    .$if(where === 'area', (query) =>
      query.where('other.areaId', '=', booking.areaId).where('other.status', 'in', [...holding, 'waiting']),
    )
    .$if(where === 'unit', (query) =>
      query
        .where('other.areaId', '<>', booking.areaId)
        .where('other.propertyId', '=', booking.propertyId)
        .where('other.status', 'in', holding),
    )
    .orderBy('other.createdAt')
    .orderBy('other.id')
    .execute();
  return rows.map((row): Other => ({
    id: row.id,
    area: { id: row.areaId, name: row.name, color: row.color },
    property: { id: row.propertyId, unitNumber: row.unitNumber, building: row.building || null },
    bookedBy: row.bookedBy,
    startsAt: new Date(row.startsAt).toISOString(),
    endsAt: new Date(row.endsAt).toISOString(),
    createdAt: row.createdAt,
  }));
}

async function conflictsOf(context: CallContext, reservationId: string): Promise<ReservationConflicts[]> {
  const booking = await findReservation(context, reservationId);
  const area = booking && (await findArea(context.tx, booking.areaId));
  if (!booking || !area) return [];
  const { timeZone } = context.tenant;
  const startsAt = new Date(booking.startsAt);
  const last = dayAt(new Date(new Date(booking.endsAt).getTime() - 1), timeZone);
  const days = daysThrough(dayAt(startsAt, timeZone), last);
  const starts = await otherStarts(context, { ...booking, startsAt });
  const sameTime = await beside(context, booking, 'area');
  return [
    {
      reservationId,
      sameTime: sameTime.map((other) => ({
        ...other,
        askedBefore: Date.parse(other.createdAt) < Date.parse(booking.createdAt),
      })),
      sameUnit: await beside(context, booking, 'unit'),
      caps: capsPassed(area, startsAt, starts, context.tenant),
      closed: days.map((day) => closedOn(area, day)).find((reason) => reason !== null) ?? null,
      overCapacity: area.capacity !== null && booking.guests > area.capacity ? area.capacity : null,
    },
  ];
}

/** What speaks against confirming each of some bookings; ones that are not there are left out. */
export async function readConflicts(
  context: CallContext,
  reservationIds: readonly string[],
): Promise<ReservationConflicts[]> {
  const all: ReservationConflicts[] = [];
  for (const id of reservationIds.slice(0, maxAtOnce)) all.push(...(await conflictsOf(context, id)));
  return all;
}

/** As many as a page of requests shows. */
const maxAtOnce = 50;
