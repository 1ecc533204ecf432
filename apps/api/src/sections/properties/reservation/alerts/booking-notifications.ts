import { formatMoney } from '@courtyard/contract/formats';
import { moment } from '@courtyard/contract/primitives';
import { z } from 'zod';
import { defineNotification, type Reader } from '../../../../platform/notifications/kind';
import type { CallContext } from '../../../../platform/section/call-context';
import type { Reservation, ReservationStatus } from '@courtyard/contract/properties/reservation/reservation';
import { bookingOffered } from './offer-notification';
import { bookingComing } from './booking-reminder';
import { reservationPage, spanText } from '../booking/booking.labels';
import { propertyName } from '@courtyard/contract/properties/property/property-name';
import { type TranslateOf, labelOf } from '@courtyard/contract/messages';
import { bookingGroup as group, bookingMessages as messages } from './booking-texts';

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
const toApprovers = (name: string, what: 'requested' | 'withdrawn' | 'kept') =>
  defineNotification({
    name,
    group,
    label: labelOf(messages, `${what}.label`),
    permission: 'Reservation Approve',
    parameters: booking,
    messages,
    content: (t, it, reader) => ({
      title: t(`${what}.title`, { area: it.area }),
      text: `${it.who}, ${it.unit}: ${timeOf(it, reader)}`,
    }),
  });

/** One waits for an answer. */
export const bookingRequested = toApprovers('properties.booking-requested', 'requested');

/** The one who booked does not come. */
export const bookingWithdrawn = toApprovers('properties.booking-withdrawn', 'withdrawn');

/** The one who cancelled comes after all. */
export const bookingKept = toApprovers('properties.booking-kept', 'kept');

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
type Translate = TranslateOf<typeof messages>;

/** Nothing is paid through the product: what was paid is settled by the community. */
function moneySentence(t: Translate, { money }: Decided, { language }: Reader): string {
  if (!money) return '';
  const fee = formatMoney(money.feeMinor, money.currency, { language });
  const kept = formatMoney(money.keptFeeMinor, money.currency, { language });
  return money.keptFeeMinor > 0 ? t('money.kept', { fee, kept }) : t('money.none');
}

const sentences = (parts: readonly string[]) => parts.filter(Boolean).join('. ');

const calendarFile = (t: Translate, { calendar }: Decided) =>
  calendar === undefined ? {} : { file: { text: t('calendarFile'), path: calendar } };

/** To the one who booked: somebody answered, or cancelled it. */
export const bookingDecided = defineNotification({
  name: 'properties.booking-decided',
  group,
  label: labelOf(messages, 'decided.label'),
  parameters: decided,
  channels: { email: 'at-once' },
  messages,
  content: (t, it, reader) => ({
    title: t(`decided.${it.status}`, { area: it.area }),
    text: sentences([
      timeOf(it, reader),
      it.reason === null ? '' : t('decided.reason', { reason: it.reason }),
      moneySentence(t, it, reader),
    ]),
    ...calendarFile(t, it),
  }),
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
export async function notifyApprovers(
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
export async function notifyBooker(
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
