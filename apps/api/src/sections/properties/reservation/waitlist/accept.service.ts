import type { Reservation } from '@courtyard/contract/properties/reservation/reservation';
import { lockList } from '../../../../platform/database/lists/lock-list';
import { msg } from '../../../../platform/http/language/sentence';
import { conflict, forbidden, notFound } from '../../../../platform/http/problem';
import { type CallContext, recordChange } from '../../../../platform/section/call-context';
import { versionConflict } from '../../../../platform/section/conflicts';
import { findArea } from '../../common-area/common-area.sql';
import { bookingRequested, notifyApprovers } from '../alerts/booking-notifications';
import { getReservation, requireBookable, requireWithinLimits } from '../reservation.service';
import { chargeBooking } from '../booking/charge-booking';
import { stillBookable } from './waitlist.rules';

/** Takes what is offered: from then on it is a booking like any other. Throws conflict when the offer has passed on. */
export async function acceptOffer(
  context: CallContext,
  reservationId: string,
  { version }: { version: number },
): Promise<Reservation> {
  const { tx, caller, tenant, platform } = context;
  await lockList(tx, 'reservation');
  const before = await getReservation(context, reservationId);
  if (!before.mine) throw forbidden();
  if (!before.may.accept) throw conflict('offer-over', 'This offer has expired. Nothing was booked.');
  if (before.version !== version) throw versionConflict('reservation');
  const area = await findArea(tx, before.area.id);
  if (!area) throw notFound('common area');
  await requireBookable(context, area, before.property.id);
  const span = { startsAt: new Date(before.startsAt), endsAt: new Date(before.endsAt) };
  if (!stillBookable(area, span, tenant.timeZone))
    throw conflict(
      'not-bookable',
      msg`${area.name} can no longer be booked at this time. Nothing was booked.`,
    );
  await requireWithinLimits(context, area, {
    id: before.id,
    propertyId: before.property.id,
    startsAt: span.startsAt,
  });
  const waits = area.approvalRequired && !caller.permissions.has('Reservation Approve');
  const status = waits ? 'requested' : 'confirmed';
  await tx
    .updateTable('reservation')
    .set({ status, offeredUntil: null, acceptedAt: platform.clock(), version: version + 1 })
    .where('id', '=', reservationId)
    .execute();
  await recordChange(context, {
    action: 'reservation.accept',
    subjectType: 'reservation',
    subjectId: reservationId,
    changes: { status: { before: 'offered', after: status } },
  });
  const after = await getReservation(context, reservationId);
  if (waits) await notifyApprovers(context, bookingRequested, after);
  else await chargeBooking(context, after);
  return after;
}
