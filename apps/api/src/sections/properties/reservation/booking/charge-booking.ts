import { dayAt } from '@courtyard/contract/days';
import type { BookingCharge } from '@courtyard/contract/properties/reservation/booking-charge';
import type { Reservation } from '@courtyard/contract/properties/reservation/reservation';
import { messagesIn } from '@courtyard/contract/messages';
import { notFound } from '../../../../platform/http/problem';
import type { CallContext, ReadContext } from '../../../../platform/section/call-context';
import { bookingChargesOf } from '../../../../platform/tenancy/profile/ports/booking-charges';
import { findReservation } from '../reservation.sql';
import { spanText } from './booking.labels';
import { bookingMessages } from '../alerts/booking-texts';

/** What a booking costs as it stands: nothing before it is confirmed, and what stays owed of its fee once it is cancelled. */
function costOf({ status, feeMinor, depositMinor, cancellation }: Reservation) {
  if (status === 'confirmed') return { feeMinor, depositMinor };
  return { feeMinor: status === 'cancelled' ? (cancellation?.keptFeeMinor ?? 0) : 0, depositMinor: 0 };
}

/** Has a booking that came to stand otherwise billed, or what was billed for it taken back, where the books do that. */
export async function chargeBooking(
  { tx, platform, tenant }: Pick<CallContext, 'tx' | 'platform' | 'tenant'>,
  reservation: Reservation,
): Promise<void> {
  if (reservation.feeMinor + reservation.depositMinor === 0) return;
  const charges = await bookingChargesOf(platform.sections, tx);
  if (charges === null) return;
  const { id, area, property, startsAt, status, decision } = reservation;
  await charges.charge(
    { tx, platform, tenant },
    {
      reservationId: id,
      propertyId: property.id,
      name: `${area.name}, ${spanText(reservation, tenant.timeZone, tenant.language)}`,
      startsOn: dayAt(startsAt, tenant.timeZone),
      ...costOf(reservation),
      reason:
        status === 'confirmed'
          ? null
          : (decision?.reason ?? messagesIn(bookingMessages, tenant.language)('charge.cancelled')),
    },
  );
}

/** What was billed for a booking, for who made it or whose home it is for, and for those who see invoices. Throws notFound. */
export async function readCharge(context: ReadContext, reservationId: string): Promise<BookingCharge | null> {
  const { tx, platform, caller } = context;
  const row = await findReservation(context, reservationId);
  if (!row) throw notFound('reservation');
  if (!row.mine && !caller.permissions.has('Invoice Details View')) return null;
  const charges = await bookingChargesOf(platform.sections, tx);
  return charges && charges.billedFor(tx, reservationId);
}
