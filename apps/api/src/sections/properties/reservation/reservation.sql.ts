import type { Reservation, reservationRoutes } from '@courtyard/contract/properties/reservation/reservation';
import { reservationColumns } from '@courtyard/contract/properties/reservation/reservation.columns';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database';
import { mapRows, keysetPage, wholeList } from '../../../platform/database/lists/keyset';
import { exactTotal } from '../../../platform/database/lists/exact-total';
import { orderBy } from '../../../platform/database/lists/order.rules';
import { listFilters } from '../../../platform/database/lists/list-filters';
import { totalsOf, valuesOfFilter } from '../../../platform/database/lists/list-values';
import { allOf, everyWord } from '../../../platform/database/lists/search.sql';
import { asOf, type ReadContext, todayOf } from '../../../platform/section/call-context';
import { addDays, momentAt } from '@courtyard/contract/days';
import { ownPeriods, ownPropertyIds, propertyNameText } from '../property/property.sql';
import { calendarPath } from './calendar/calendar-link.rules';
import { freeUntil, keptFee } from './decision/terms.rules';
import { touching } from './touching.sql';

/** How many in line for a time that touches it joined before. */
const aheadInLine = sql<number>`case when reservation.status = 'waiting' then (
  select count(*)::int from reservation earlier where earlier.tenant_id = reservation.tenant_id
    and earlier.area_id = reservation.area_id and earlier.status in ('waiting', 'offered')
    and earlier.starts_at < reservation.ends_at and earlier.ends_at > reservation.starts_at
    and (earlier.created_at, earlier.id) < (reservation.created_at, reservation.id)) else 0 end`;

/** Bookings, each with its area and property. */
export const placedBookings = (tx: Tx) =>
  tx
    .selectFrom('reservation')
    .innerJoin('commonArea as area', (join) =>
      join.onRef('area.tenantId', '=', 'reservation.tenantId').onRef('area.id', '=', 'reservation.areaId'),
    )
    .innerJoin('property', (join) =>
      join
        .onRef('property.tenantId', '=', 'reservation.tenantId')
        .onRef('property.id', '=', 'reservation.propertyId'),
    );

/** Bookings with what is shown of them; `mine`: made by the caller, or for a property that is theirs. */
function reservationQuery(context: ReadContext) {
  return placedBookings(context.tx)
    .selectAll('reservation')
    .select(['area.name as areaName', 'area.color as areaColor', 'property.unitNumber', 'property.building'])
    .select([isMine(context).as('mine'), aheadInLine.as('ahead')]);
}

/** Booked by the caller, or for a unit that is theirs, in the time since it is: a buyer does not read the seller's. */
export function isMine(context: ReadContext): RawBuilder<boolean> {
  const { memberId } = context.caller;
  const today = todayOf(context);
  return sql<boolean>`(reservation.booked_by_member_id is not distinct from ${memberId}
    or reservation.property_id in (${ownPropertyIds(memberId, today)})
      and exists (select 1 from (${ownPeriods(memberId, today)}) own where own.property_id = reservation.property_id
        and own.starts_on <= (reservation.ends_at at time zone ${context.tenant.timeZone})::date))`;
}

export type ReservationRow = Awaited<ReturnType<ReturnType<typeof reservationQuery>['execute']>>[number];

/** Database moments without their microseconds, as the clock of a browser has them. */
const moment = (text: string) => new Date(text).toISOString();

function cancellationOf(row: ReservationRow, may: Reservation['may'], now: Date) {
  const terms = { ...row, startsAt: new Date(row.startsAt), isOwn: row.mine };
  if (row.status === 'cancelled')
    return { isDone: true, keptFeeMinor: row.keptFeeMinor ?? 0, freeUntil: null };
  if (!may.cancel) return null;
  const until = row.mine ? freeUntil(terms) : null;
  return { isDone: false, keptFeeMinor: keptFee(terms, now), freeUntil: until?.toISOString() ?? null };
}

export function reservationOf(row: ReservationRow, context: ReadContext): Reservation {
  const now = context.platform.clock();
  const decides = context.caller.permissions.has('Reservation Approve');
  const ahead = new Date(row.endsAt) > now;
  const begun = new Date(row.startsAt) <= now;
  const isInLine = row.status === 'waiting' || row.status === 'offered';
  const active = row.status === 'requested' || row.status === 'confirmed' || isInLine;
  const waits = decides && row.status === 'requested' && !begun;
  const may = {
    approve: waits,
    decline: waits,
    cancel: active && ((decides && ahead) || (row.mine && !begun)),
    accept: row.mine && row.offeredUntil !== null && new Date(row.offeredUntil) > now,
  };
  return {
    id: row.id,
    area: { id: row.areaId, name: row.areaName, color: row.areaColor },
    property: { id: row.propertyId, unitNumber: row.unitNumber, building: row.building || null },
    bookedBy: row.bookedBy,
    startsAt: moment(row.startsAt),
    endsAt: moment(row.endsAt),
    status: row.status,
    guests: row.guests,
    note: row.note,
    answers: row.answers,
    feeMinor: row.feeMinor,
    depositMinor: row.depositMinor,
    cancellation: cancellationOf(row, may, now),
    line: isInLine
      ? { ahead: row.ahead, offeredUntil: row.offeredUntil === null ? null : moment(row.offeredUntil) }
      : null,
    decision:
      row.decidedBy === null || row.decidedAt === null
        ? null
        : { by: row.decidedBy, at: row.decidedAt, reason: row.decisionReason },
    mine: row.mine,
    may,
    calendarPath: calendarPath(context.platform.secret, context.tenant.id, row.id),
    createdAt: row.createdAt,
    version: row.version,
  };
}

/** Who may list reservations sees all; everybody else their own. */
export const seesAllReservations = ({ caller }: ReadContext) =>
  caller.permissions.has('Reservations List View');

/** Undefined for one that is not there or not to be seen. */
export async function findReservation(
  context: ReadContext,
  reservationId: string,
): Promise<ReservationRow | undefined> {
  const row = await reservationQuery(context).where('reservation.id', '=', reservationId).executeTakeFirst();
  return row && (row.mine || seesAllReservations(context)) ? row : undefined;
}

type Query = z.output<(typeof reservationRoutes.listReservations)['query']>;
export type ReservationFilters = Omit<Query, 'cursor' | 'limit' | 'sort'>;
type Filters = ReservationFilters & Pick<Query, 'sort'>;
type ValuesQuery = z.output<(typeof reservationRoutes.reservationValues)['query']>;

const isOwnList = (context: ReadContext, query: ReservationFilters) =>
  query.scope === 'mine' || !seesAllReservations(context);

/** `isMine`, after what can be found by indexes: all that was ever booked by the caller or for what is theirs today. */
export function onlyMine(context: ReadContext): RawBuilder<SqlBool> {
  const { memberId } = context.caller;
  return sql`(reservation.booked_by_member_id = ${memberId}
    or reservation.property_id = any(array(${ownPropertyIds(memberId, todayOf(context))}))) and ${isMine(context)}`;
}

/** What of the bookings the caller may see. */
export const onlySeen = (context: ReadContext): RawBuilder<SqlBool> =>
  seesAllReservations(context) ? sql<SqlBool>`true` : onlyMine(context);

const searched = ['area.name', 'reservation.bookedBy', 'property.unitNumber', 'property.building'] as const;

const filters = listFilters(reservationColumns, {
  areaId: { id: 'reservation.areaId', table: 'common_area', name: 'name' },
  status: 'reservation.status',
  propertyId: {
    id: 'reservation.propertyId',
    table: 'property',
    name: propertyNameText,
  },
  bookedBy: 'reservation.bookedBy',
  feeMinor: 'reservation.feeMinor',
  createdAt: { moment: 'reservation.createdAt' },
});

/** `except` is a filter that does not count. */
export function conditionsOf(
  context: ReadContext,
  query: ReservationFilters,
  except?: string,
): RawBuilder<SqlBool> {
  const { timeZone } = context.tenant;
  const conditions = [
    ...everyWord(query.search, searched),
    ...filters.conditions(query, asOf(context), except),
  ];
  if (isOwnList(context, query)) conditions.push(onlyMine(context));
  const until = query.to === undefined ? null : momentAt(addDays(query.to, 1), 0, timeZone);
  if (query.from) conditions.push(touching(momentAt(query.from, 0, timeZone), until));
  else if (until) conditions.push(sql`reservation.starts_at < ${until}`);
  return allOf(conditions);
}

const orders = {
  startsAt: { column: 'reservation.startsAt' },
  createdAt: { column: 'reservation.createdAt' },
};

/** How many match a query without words, which alone look at area and property too. */
async function countReservations(context: ReadContext, query: Filters): Promise<number> {
  const count = () =>
    sql<{ total: number }>`select count(*) as total from reservation where ${conditionsOf(context, query)}`;
  const { sort: _, ...matching } = query;
  if (isOwnList(context, query)) return (await count().execute(context.tx)).rows[0]?.total ?? 0;
  return exactTotal(context.tx, {
    tenantId: context.tenant.id,
    lists: ['reservation'],
    // Of a named stretch of days, those that it has today.
    key: JSON.stringify([matching, todayOf(context)]),
    count,
  });
}

/** The bookings that the caller may see, filtered and in order. */
const reservationList = (context: ReadContext, query: Filters) => ({
  query: reservationQuery(context).where(conditionsOf(context, query)),
  sortColumns: orderBy(orders, query.sort, { column: 'reservation.id' }),
});

export async function pageOfReservations(context: ReadContext, query: Query) {
  const { rows, page } = await keysetPage({
    ...reservationList(context, query),
    cursor: query.cursor,
    limit: query.limit,
    ...(!query.search && { total: () => countReservations(context, query) }),
  });
  return { data: rows.map((row) => reservationOf(row, context)), page };
}

/** All bookings of a filtered list, in its order. */
export function everyReservation(context: ReadContext, query: Filters): AsyncIterable<Reservation> {
  return mapRows(wholeList(reservationList(context, query)), (row) => reservationOf(row, context));
}

/** What a filter of the bookings can be under the others. */
export function reservationValues(context: ReadContext, { of, find, ...query }: ValuesQuery) {
  return valuesOfFilter({
    tx: context.tx,
    query: reservationQuery(context).where(conditionsOf(context, query, of)),
    visible: reservationQuery(context).where(onlySeen(context)),
    filters,
    asked: { of, find },
    chosen: query,
    at: asOf(context),
  });
}

/** Sums over the bookings that the caller may list, under the filters. */
export const reservationTotals = (context: ReadContext, query: Filters) =>
  totalsOf(reservationQuery(context).where(conditionsOf(context, query)), {
    guests: 'reservation.guests',
    feeMinor: 'reservation.feeMinor',
    depositMinor: 'reservation.depositMinor',
  });
