import { moment } from '@courtyard/contract/primitives';
import { z } from 'zod';
import { reservationStatuses } from '@courtyard/contract/properties/reservation/reservation.values';
import { defineNotification, type Reader } from '../../../../platform/notifications/kind';
import type { CallContext } from '../../../../platform/section/call-context';
import type { Reservation } from '@courtyard/contract/properties/reservation/reservation';
import { spanText } from '../booking.words';

const group = { en: 'Bookings', es: 'Reservas' };

const booking = z.object({
  area: z.string(),
  unit: z.string(),
  who: z.string(),
  startsAt: moment,
  endsAt: moment,
});

type Booking = z.infer<typeof booking>;

const timeOf = ({ startsAt, endsAt }: Booking, { timeZone, language }: Reader) =>
  spanText({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) }, timeZone, language);

/** To those who approve bookings: one waits for them. */
export const bookingRequested = defineNotification({
  name: 'properties.booking-requested',
  group,
  label: { en: 'Somebody asks for a booking', es: 'Alguien pide una reserva' },
  permission: 'Reservation Approve',
  parameters: booking,
  words: {
    en: (it, reader) => ({
      title: `${it.area}: a booking waits for an answer`,
      text: `${it.who}, ${it.unit}: ${timeOf(it, reader)}`,
    }),
    es: (it, reader) => ({
      title: `${it.area}: una reserva espera respuesta`,
      text: `${it.who}, ${it.unit}: ${timeOf(it, reader)}`,
    }),
  },
});

/** To those who approve bookings: the one who booked does not come. */
export const bookingWithdrawn = defineNotification({
  name: 'properties.booking-withdrawn',
  group,
  label: { en: 'Somebody cancels their booking', es: 'Alguien cancela su reserva' },
  permission: 'Reservation Approve',
  parameters: booking,
  words: {
    en: (it, reader) => ({
      title: `${it.area}: a booking was cancelled`,
      text: `${it.who}, ${it.unit}: ${timeOf(it, reader)}`,
    }),
    es: (it, reader) => ({
      title: `${it.area}: se ha cancelado una reserva`,
      text: `${it.who}, ${it.unit}: ${timeOf(it, reader)}`,
    }),
  },
});

/** To those who approve bookings: the one who cancelled comes after all. */
export const bookingKept = defineNotification({
  name: 'properties.booking-kept',
  group,
  label: { en: 'Somebody takes a cancellation back', es: 'Alguien deshace su cancelación' },
  permission: 'Reservation Approve',
  parameters: booking,
  words: {
    en: (it, reader) => ({
      title: `${it.area}: a booking was not cancelled after all`,
      text: `${it.who}, ${it.unit}: ${timeOf(it, reader)}`,
    }),
    es: (it, reader) => ({
      title: `${it.area}: una reserva no se cancela después de todo`,
      text: `${it.who}, ${it.unit}: ${timeOf(it, reader)}`,
    }),
  },
});

const decided = booking.extend({
  // `requested` where an answer was taken back.
  status: z.enum(reservationStatuses),
  reason: z.string().nullable(),
});

const verdicts = {
  en: {
    requested: 'your booking waits for an answer again',
    confirmed: 'your booking is confirmed',
    declined: 'your booking was declined',
    cancelled: 'your booking was cancelled',
  },
  es: {
    requested: 'su reserva vuelve a esperar respuesta',
    confirmed: 'su reserva está confirmada',
    declined: 'su reserva ha sido rechazada',
    cancelled: 'su reserva ha sido cancelada',
  },
};

/** To the one who booked: somebody answered, or cancelled it. */
export const bookingDecided = defineNotification({
  name: 'properties.booking-decided',
  group,
  label: { en: 'My booking is answered or cancelled', es: 'Responden a mi reserva o la cancelan' },
  parameters: decided,
  channels: { email: 'at-once' },
  words: {
    en: (it, reader) => ({
      title: `${it.area}: ${verdicts.en[it.status]}`,
      text: [timeOf(it, reader), ...(it.reason === null ? [] : [`Reason: ${it.reason}`])].join('. '),
    }),
    es: (it, reader) => ({
      title: `${it.area}: ${verdicts.es[it.status]}`,
      text: [timeOf(it, reader), ...(it.reason === null ? [] : [`Motivo: ${it.reason}`])].join('. '),
    }),
  },
});

export const bookingNotifications = [bookingRequested, bookingWithdrawn, bookingKept, bookingDecided];

/** What every kind says of a booking. */
const saidOf = ({ area, property, bookedBy, startsAt, endsAt }: Reservation): Booking => ({
  area: area.name,
  unit: property.unitNumber,
  who: bookedBy,
  startsAt,
  endsAt,
});

const areaPage = ({ area }: Reservation) => `/properties-common-areas/common-areas/details?id=${area.id}`;

/** Tells those who approve bookings of one that a member made or took back. */
export async function tellApprovers(
  { tx, tenant, caller, platform }: CallContext,
  kind: typeof bookingRequested,
  reservation: Reservation,
): Promise<void> {
  await platform.notify(tx, kind, {
    tenant,
    parameters: saidOf(reservation),
    link: areaPage(reservation),
    key: `${reservation.id} ${reservation.version}`,
    to: { holding: ['Reservation Approve'], except: caller.memberId },
  });
}

/** Tells the one who booked, unless it is they who decided. */
export async function tellBooker(
  { tx, tenant, caller, platform }: CallContext,
  reservation: Reservation,
  status: z.infer<typeof decided>['status'],
  reason: string | null,
): Promise<void> {
  const booker = await tx
    .selectFrom('reservation')
    .select('bookedByMemberId')
    .where('id', '=', reservation.id)
    .executeTakeFirst();
  if (!booker?.bookedByMemberId) return;
  await platform.notify(tx, bookingDecided, {
    tenant,
    parameters: { ...saidOf(reservation), status, reason },
    link: areaPage(reservation),
    key: `${reservation.id} ${status} ${reservation.version}`,
    to: { memberIds: [booker.bookedByMemberId], except: caller.memberId },
  });
}
