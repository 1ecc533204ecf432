import type { Reservation } from '@courtyard/contract/properties/reservation/reservation';
import { lockList } from '../../../../platform/database/lists/lock-list';
import { msg } from '../../../../platform/http/language/sentence';
import { conflict, forbidden } from '../../../../platform/http/problem';
import { type CallContext, recordChange } from '../../../../platform/section/call-context';
import { versionConflict, withConstraintProblems } from '../../../../platform/section/conflicts';
import { findArea } from '../../common-area/common-area.sql';
import { bookingKept, notifyApprovers, notifyBooker } from '../alerts/booking-notifications';
import { chargeBooking } from '../booking/charge-booking';
import { getReservation } from '../reservation.service';

/** As long as a decision can be taken back. It is for a slip; later a booking is decided anew. */
const undoMs = 15 * 60_000;

const taken = {
  reservation_slot: () =>
    conflict('slot-taken', 'Someone else has booked this time. Your booking wasn’t changed.'),
};

/**
 * Takes back what the caller decided last about a booking: its status and decision are again those from before. Throws
 * conflict where something changed since, where the time was booked by somebody else, and when it is too late.
 */
export async function undoDecision(
  context: CallContext,
  reservationId: string,
  { version }: { version: number },
): Promise<Reservation> {
  const { tx, caller, platform } = context;
  await lockList(tx, 'reservation');
  const now = await getReservation(context, reservationId);
  if (now.version !== version) throw versionConflict('reservation');
  const { undo, decidedAt } = await tx
    .selectFrom('reservation')
    .select(['undo', 'decidedAt'])
    .where('id', '=', reservationId)
    .executeTakeFirstOrThrow();
  if (!undo || decidedAt === null) throw conflict('nothing-to-undo', 'There’s nothing to undo.');
  if (undo.memberId !== caller.memberId)
    throw forbidden('Only the person who made the decision can undo it.');
  const clock = platform.clock();
  if (clock.getTime() - Date.parse(decidedAt) > undoMs)
    throw conflict(
      'too-late',
      'This was decided more than 15 minutes ago, so it can’t be undone. Make a new decision.',
    );
  // What would wait for an answer again has to be ahead.
  if (undo.status === 'requested' && new Date(now.startsAt) <= clock)
    throw conflict('begun', 'This booking has started, so the decision can’t be changed.');
  if (new Date(now.endsAt) <= clock) throw conflict('over', 'This booking is over.');
  const area = await findArea(tx, now.area.id);
  if (area?.archived) throw conflict('not-bookable', msg`${now.area.name} has been archived.`);

  const { memberId: _, ...before } = undo;
  await withConstraintProblems(
    tx
      .updateTable('reservation')
      .set({ ...before, keptFeeMinor: null, undo: null, version: version + 1 })
      .where('id', '=', reservationId)
      .execute(),
    taken,
  );
  await recordChange(context, {
    action: 'reservation.undo',
    subjectType: 'reservation',
    subjectId: reservationId,
    changes: { status: { before: now.status, after: before.status } },
  });
  const after = await getReservation(context, reservationId);
  await notifyBooker(context, after, after.status, null);
  await chargeBooking(context, after);
  if (now.status === 'cancelled' && now.mine) await notifyApprovers(context, bookingKept, after);
  return after;
}
