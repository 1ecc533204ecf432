import { Readable } from 'node:stream';
import type {
  reservationRoutes,
  ReservationStatus,
} from '@courtyard/contract/properties/reservation/reservation';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Platform } from '../../../../platform/core/platform';
import { contentDisposition } from '../../../../platform/files/intake/name.rules';
import type { StreamCall } from '../../../../platform/http/implement';
import { notFound } from '../../../../platform/http/problem';
import type { Tenant } from '../../../../platform/tenancy/tenant';
import { calendarFileName, reservationPage } from '../booking/booking.labels';
import { isCalendarPath } from './calendar-link.rules';

interface Entry {
  id: string;
  area: string;
  location: string | null;
  startsAt: string;
  endsAt: string;
  status: ReservationStatus;
  version: number;
  createdAt: string;
  decidedAt: string | null;
}

const statuses: Partial<Record<ReservationStatus, ICalEventStatus>> = {
  requested: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
};

/**
 * A booking for a person's own calendar (RFC 5545). Its times are moments in UTC, so that no calendar needs to know the
 * community's zone. The same UID and a higher SEQUENCE replace what a calendar has of it; one that does not stand any
 * more is taken out.
 */
export function calendarOf(platform: Platform, tenant: Tenant, booking: Entry) {
  const stands = statuses[booking.status];
  const method = stands ? ICalCalendarMethod.PUBLISH : ICalCalendarMethod.CANCEL;
  const address = platform.tenants.addressOf(tenant);
  const calendar = ical({ prodId: { company: 'Courtyard', product: 'Bookings', language: 'EN' }, method });
  calendar.createEvent({
    id: `${booking.id}@${new URL(address).hostname}`,
    sequence: booking.version - 1,
    stamp: new Date(booking.decidedAt ?? booking.createdAt),
    start: new Date(booking.startsAt),
    end: new Date(booking.endsAt),
    summary: booking.area,
    location: [booking.location, tenant.name].filter(Boolean).join(', '),
    url: `${address}${reservationPage(booking.id)}`,
    status: stands ?? ICalEventStatus.CANCELLED,
    organizer: { name: tenant.name, email: platform.mail.senderAddress() },
  });
  return { method, content: calendar.toString() };
}

/** Answers the file of a booking by its signed link. Throws notFound, also for a link that was not made here. */
export async function sendCalendarFile(
  call: StreamCall<typeof reservationRoutes.reservationCalendarFile>,
): Promise<Readable> {
  const { platform, tenant, params, query, reply } = call;
  const { reservationId } = params;
  if (!isCalendarPath(platform.secret, tenant.id, reservationId, query.signature))
    throw notFound('reservation');
  const booking = await platform.inTenant(
    tenant.id,
    (tx) =>
      tx
        .selectFrom('reservation')
        .innerJoin('commonArea as area', (join) =>
          join
            .onRef('area.tenantId', '=', 'reservation.tenantId')
            .onRef('area.id', '=', 'reservation.areaId'),
        )
        .select(['reservation.id', 'area.name as area', 'area.location', 'startsAt', 'endsAt', 'status'])
        .select(['reservation.version', 'reservation.createdAt', 'decidedAt'])
        .where('reservation.id', '=', reservationId)
        .executeTakeFirst(),
    { readOnly: true },
  );
  if (!booking) throw notFound('reservation');
  const { method, content } = calendarOf(platform, tenant, booking);
  void reply.headers({
    'content-type': `text/calendar; charset=utf-8; method=${method}`,
    'content-disposition': contentDisposition('attachment', calendarFileName(booking, tenant.timeZone)),
    'cache-control': 'private, no-store',
  });
  return Readable.from([content]);
}
