import type { Reservation, reservationRoutes } from '@courtyard/contract/properties/reservation';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { keysetPage, type SortColumn } from '../../../platform/http/keyset';
import { type Act, todayOf } from '../act';
import { addDays, momentAt } from '../calendar/zone.rules';
import { ownPeriods, ownPropertyIds } from '../property/property.sql';

/** Bookings with what is shown of them; `mine`: made by the caller, or for a property that is theirs. */
function reservationQuery(act: Act) {
  return act.tx
    .selectFrom('reservation')
    .innerJoin('common_area as area', (join) =>
      join.onRef('area.tenant_id', '=', 'reservation.tenant_id').onRef('area.id', '=', 'reservation.area_id'),
    )
    .innerJoin('property', (join) =>
      join
        .onRef('property.tenant_id', '=', 'reservation.tenant_id')
        .onRef('property.id', '=', 'reservation.property_id'),
    )
    .selectAll('reservation')
    .select(['area.name as area_name', 'property.unit_number', 'property.building'])
    .select(isMine(act).as('mine'));
}

/** Booked by the caller, or for a unit that is theirs, in the time since it is: a buyer does not read the seller's. */
export function isMine(act: Act): RawBuilder<boolean> {
  const { memberId } = act.caller;
  const today = todayOf(act);
  return sql<boolean>`(reservation.booked_by_member_id is not distinct from ${memberId}
    or reservation.property_id in (${ownPropertyIds(memberId, today)})
      and exists (select 1 from (${ownPeriods(memberId, today)}) own where own.property_id = reservation.property_id
        and own.starts_on <= (reservation.ends_at at time zone ${act.tenant.timeZone})::date))`;
}

export type ReservationRow = Awaited<ReturnType<ReturnType<typeof reservationQuery>['execute']>>[number];

/** Database moments without their microseconds, as the clock of a browser has them. */
const moment = (text: string) => new Date(text).toISOString();

export function reservationOf(row: ReservationRow, act: Act): Reservation {
  const now = act.platform.clock();
  const decides = act.caller.permissions.has('Reservation Approve');
  const ahead = new Date(row.ends_at) > now;
  const active = row.status === 'requested' || row.status === 'confirmed';
  const waits = decides && row.status === 'requested' && ahead;
  return {
    id: row.id,
    area: { id: row.area_id, name: row.area_name },
    property: { id: row.property_id, unitNumber: row.unit_number, building: row.building || null },
    bookedBy: row.booked_by,
    startsAt: moment(row.starts_at),
    endsAt: moment(row.ends_at),
    status: row.status,
    guests: row.guests,
    note: row.note,
    answers: row.answers,
    feeMinor: row.fee_minor,
    depositMinor: row.deposit_minor,
    decision:
      row.decided_by === null || row.decided_at === null
        ? null
        : { by: row.decided_by, at: row.decided_at, reason: row.decision_reason },
    mine: row.mine,
    may: {
      approve: waits,
      decline: waits,
      cancel: active && ((decides && ahead) || (row.mine && new Date(row.starts_at) > now)),
    },
    createdAt: row.created_at,
    version: row.version,
  };
}

/** Who may list reservations sees all; everybody else their own. */
const seesAllReservations = ({ caller }: Act) => caller.permissions.has('Reservations List View');

/** Undefined for one that is not there or not to be seen. */
export async function findReservation(act: Act, reservationId: string): Promise<ReservationRow | undefined> {
  const row = await reservationQuery(act).where('reservation.id', '=', reservationId).executeTakeFirst();
  return row && (row.mine || seesAllReservations(act)) ? row : undefined;
}

type Query = z.output<(typeof reservationRoutes.listReservations)['query']>;

function conditionsOf(act: Act, query: Query): RawBuilder<SqlBool> {
  const { timeZone } = act.tenant;
  const conditions: RawBuilder<SqlBool>[] = [sql`true`];
  if (query.scope === 'mine' || !seesAllReservations(act)) conditions.push(isMine(act));
  if (query.areaId?.length) conditions.push(sql`reservation.area_id = any(${query.areaId}::uuid[])`);
  if (query.status?.length) conditions.push(sql`reservation.status = any(${query.status}::text[])`);
  if (query.propertyId) conditions.push(sql`reservation.property_id = ${query.propertyId}`);
  if (query.from) conditions.push(sql`reservation.ends_at > ${momentAt(query.from, 0, timeZone)}`);
  if (query.to) {
    conditions.push(sql`reservation.starts_at < ${momentAt(addDays(query.to, 1), 0, timeZone)}`);
  }
  for (const word of (query.search ?? '').toLowerCase().split(/\s+/).filter(Boolean)) {
    const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    conditions.push(sql`lower(concat_ws(' ', area.name, reservation.booked_by, property.unit_number,
      property.building)) like ${pattern}`);
  }
  return sql`${sql.join(conditions, sql` and `)}`;
}

function sortColumns(sort: Query['sort'] = 'startsAt'): [SortColumn, SortColumn] {
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const key = sort.endsWith('createdAt') ? 'created_at' : 'starts_at';
  return [
    { column: `reservation.${key}`, key, direction },
    { column: 'reservation.id', key: 'id', direction },
  ];
}

export async function pageOfReservations(act: Act, query: Query) {
  const { rows, page } = await keysetPage({
    query: reservationQuery(act).where(conditionsOf(act, query)),
    sortColumns: sortColumns(query.sort),
    cursor: query.cursor,
    limit: query.limit,
  });
  return { data: rows.map((row) => reservationOf(row, act)), page };
}
