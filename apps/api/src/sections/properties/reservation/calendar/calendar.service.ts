import type {
  CalendarReservation,
  reservationRoutes,
} from '@courtyard/contract/properties/reservation/reservation';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CallContext } from '../../../../platform/section/call-context';
import { addDays, momentAt } from '@courtyard/contract/days';
import { requireDays } from '../../common-area/availability.service';
import { isMine, onlyMine } from '../reservation.sql';
import { holding, touching } from '../touching.sql';
import { propertyName } from '@courtyard/contract/properties/property/property-name';

type Query = z.output<(typeof reservationRoutes.reservationCalendar)['query']>;

/** Taken times of all areas, or of some; of other people's only that they are taken, unless the caller may see more. */
export async function readCalendar(
  context: CallContext,
  { from, to, areaId, scope }: Query,
): Promise<{ timeZone: string; reservations: CalendarReservation[] }> {
  requireDays(from, to);
  const { timeZone } = context.tenant;
  const rows = await context.tx
    .selectFrom('reservation')
    .innerJoin('property', (join) =>
      join
        .onRef('property.tenantId', '=', 'reservation.tenantId')
        .onRef('property.id', '=', 'reservation.propertyId'),
    )
    .select(['reservation.id', 'areaId', 'startsAt', 'endsAt', 'reservation.status', 'bookedBy'])
    .select(['property.unitNumber', 'property.building', isMine(context).as('mine')])
    .where('reservation.status', 'in', holding)
    .where(touching(momentAt(from, 0, timeZone), momentAt(addDays(to, 1), 0, timeZone)))
    .$if(areaId !== undefined, (query) =>
      query.where('areaId', '=', sql<string>`any(${areaId ?? []}::uuid[])`),
    )
    .$if(scope === 'mine', (query) => query.where(onlyMine(context)))
    .orderBy('startsAt')
    .orderBy('reservation.id')
    .execute();
  const seesAll = context.caller.permissions.has('Reservations List View');
  const reservations = rows.map((row): CalendarReservation => {
    const shown = row.mine || seesAll;
    const unit = propertyName(row);
    return {
      id: shown ? row.id : null,
      areaId: row.areaId,
      startsAt: new Date(row.startsAt).toISOString(),
      endsAt: new Date(row.endsAt).toISOString(),
      status: row.status === 'requested' || row.status === 'offered' ? row.status : 'confirmed',
      mine: row.mine,
      title: shown ? `${unit} · ${row.bookedBy}` : null,
    };
  });
  return { timeZone, reservations };
}
