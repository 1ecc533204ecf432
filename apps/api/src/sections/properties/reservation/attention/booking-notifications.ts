import { formatMoney } from '@courtyard/contract/formats';
import { moment } from '@courtyard/contract/primitives';
import { z } from 'zod';
import { defineNotification, type Reader } from '../../../../platform/notifications/kind';
import type { CallContext } from '../../../../platform/section/call-context';
import type { Reservation, ReservationStatus } from '@courtyard/contract/properties/reservation/reservation';
import { bookingOffered } from './offer-notification';
import { bookingComing } from './booking-reminder';
import { reservationPage, spanText } from '../booking/booking.words';
import { propertyName } from '@courtyard/contract/properties/property/property-name';

const group = { en: 'Bookings', es: 'Reservas' };

const booking = z.object({
  area: z.string(),
  unit: z.string(),
  who: z.string(),
  startsAt: moment,
  endsAt: moment,
});

type Booking = z.infer<typeof booking>;

const timeOf = (it: Booking, { timeZone, language }: Reader) => spanText(it, timeZone, language);

/** To those who approve bookings. All of these say who, where and when, below what happened. */
const toApprovers = (
  name: string,
  label: Record<Reader['language'], string>,
  happened: Record<Reader['language'], string>,
) => {
  const wordsIn = (language: Reader['language']) => (it: Booking, reader: Reader) => ({
    title: `${it.area}: ${happened[language]}`,
    text: `${it.who}, ${it.unit}: ${timeOf(it, reader)}`,
  });
  return defineNotification({
    name,
    group,
    label,
    permission: 'Reservation Approve',
    parameters: booking,
    words: { en: wordsIn('en'), es: wordsIn('es') },
  });
};

/** One waits for an answer. */
export const bookingRequested = toApprovers(
  'properties.booking-requested',
  { en: 'A booking was requested', es: 'Se solicitó una reserva' },
  { en: 'a booking needs approval', es: 'una reserva necesita aprobación' },
);

/** The one who booked does not come. */
export const bookingWithdrawn = toApprovers(
  'properties.booking-withdrawn',
  { en: 'A booking was canceled', es: 'Se canceló una reserva' },
  { en: 'a booking was canceled', es: 'se canceló una reserva' },
);

/** The one who cancelled comes after all. */
export const bookingKept = toApprovers(
  'properties.booking-kept',
  { en: 'A cancellation was undone', es: 'Se deshizo una cancelación' },
  { en: 'a booking was reinstated', es: 'se restableció una reserva' },
);

const decided = booking.extend({
  // `requested` where an answer was taken back.
  status: z.enum(['requested', 'confirmed', 'declined', 'cancelled', 'expired']),
  reason: z.string().nullable(),
  /** What stays owed of a fee or is returned with a deposit; null where nothing was asked for it. */
  money: z.object({ feeMinor: z.int(), keptFeeMinor: z.int(), currency: z.string() }).nullish(),
  /** Path of its file for calendars. */
  calendar: z.string().optional(),
});

type Decided = z.infer<typeof decided>;

/** Nothing is paid through the product: what was paid is settled by the community. */
function moneySentence({ money }: Decided, language: Reader['language']): string {
  if (!money) return '';
  const fee = formatMoney(money.feeMinor, money.currency, { language });
  const kept = formatMoney(money.keptFeeMinor, money.currency, { language });
  if (language === 'es') {
    return money.keptFeeMinor > 0
      ? `De la tarifa de ${fee} se deben ${kept}. La comunidad devuelve el depósito y lo que se haya pagado de más`
      : 'No se debe tarifa. La comunidad devuelve lo que se haya pagado';
  }
  return money.keptFeeMinor > 0
    ? `Of the fee of ${fee}, ${kept} stays owed. The community returns a deposit and what was paid beyond that`
    : 'No fee is owed. The community returns what was paid';
}

const sentences = (parts: readonly string[]) => parts.filter(Boolean).join('. ');

const calendarTexts = { en: 'For your calendar:', es: 'Para su calendario:' };

const calendarFile = ({ calendar }: Decided, { language }: Reader) =>
  calendar === undefined ? {} : { file: { text: calendarTexts[language], path: calendar } };

const verdicts = {
  en: {
    requested: 'your booking is pending approval again',
    confirmed: 'your booking is confirmed',
    declined: 'your booking was declined',
    cancelled: 'your booking was canceled',
    expired: 'your request expired without an answer',
  },
  es: {
    requested: 'su reserva está otra vez pendiente de aprobación',
    confirmed: 'su reserva está confirmada',
    declined: 'su reserva ha sido rechazada',
    cancelled: 'su reserva ha sido cancelada',
    expired: 'su solicitud caducó sin respuesta',
  },
};

/** To the one who booked: somebody answered, or cancelled it. */
export const bookingDecided = defineNotification({
  name: 'properties.booking-decided',
  group,
  label: { en: 'My booking was answered or canceled', es: 'Respondieron a mi reserva o la cancelaron' },
  parameters: decided,
  channels: { email: 'at-once' },
  words: {
    en: (it, reader) => ({
      title: `${it.area}: ${verdicts.en[it.status]}`,
      text: sentences([
        timeOf(it, reader),
        it.reason === null ? '' : `Reason: ${it.reason}`,
        moneySentence(it, 'en'),
      ]),
      ...calendarFile(it, reader),
    }),
    es: (it, reader) => ({
      title: `${it.area}: ${verdicts.es[it.status]}`,
      text: sentences([
        timeOf(it, reader),
        it.reason === null ? '' : `Motivo: ${it.reason}`,
        moneySentence(it, 'es'),
      ]),
      ...calendarFile(it, reader),
    }),
  },
});

export const bookingNotifications = [
  bookingRequested,
  bookingWithdrawn,
  bookingKept,
  bookingDecided,
  bookingComing,
  bookingOffered,
];

/** What every kind says of a booking. */
const saidOf = ({ area, property, bookedBy, startsAt, endsAt }: Reservation): Booking => ({
  area: area.name,
  unit: propertyName(property),
  who: bookedBy,
  startsAt,
  endsAt,
});

function moneyOf(
  { status, feeMinor, depositMinor, cancellation }: Reservation,
  currency: string,
): Decided['money'] {
  if (status !== 'cancelled' || feeMinor + depositMinor === 0) return null;
  return { feeMinor, keptFeeMinor: cancellation?.keptFeeMinor ?? 0, currency };
}

/** Tells those who approve bookings of one that a member made or took back. */
export async function tellApprovers(
  { tx, tenant, caller, platform }: CallContext,
  kind: typeof bookingRequested,
  reservation: Reservation,
): Promise<void> {
  await platform.notify(tx, kind, {
    tenant,
    parameters: saidOf(reservation),
    link: reservationPage(reservation.id),
    key: `${reservation.id} ${reservation.version}`,
    to: { holding: ['Reservation Approve'], except: caller.memberId },
  });
}

/** Tells the one who booked, unless it is they who decided. */
export async function tellBooker(
  { tx, tenant, caller, platform }: CallContext,
  reservation: Reservation,
  status: ReservationStatus,
  reason: string | null,
): Promise<void> {
  const told = decided.shape.status.safeParse(status);
  if (!told.success) return;
  const booker = await tx
    .selectFrom('reservation')
    .select('bookedByMemberId')
    .where('id', '=', reservation.id)
    .executeTakeFirst();
  if (!booker?.bookedByMemberId) return;
  await platform.notify(tx, bookingDecided, {
    tenant,
    parameters: {
      ...saidOf(reservation),
      status: told.data,
      reason,
      money: moneyOf(reservation, tenant.currency),
      calendar: reservation.calendarPath,
    },
    link: reservationPage(reservation.id),
    key: `${reservation.id} ${status} ${reservation.version}`,
    to: { memberIds: [booker.bookedByMemberId], except: caller.memberId },
  });
}
