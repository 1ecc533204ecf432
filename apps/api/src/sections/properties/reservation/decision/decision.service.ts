import type { Reservation, ReservationStatus } from '@courtyard/contract/properties/reservation/reservation';
import { reservationLabels } from '@courtyard/contract/properties/reservation/reservation.labels';
import { msg } from '../../../../platform/http/language/sentence';
import { conflict, forbidden, invalid } from '../../../../platform/http/problem';
import { lockList } from '../../../../platform/database/lists/lock-list';
import { type CallContext, recordChange } from '../../../../platform/section/call-context';
import { versionConflict } from '../../../../platform/section/conflicts';
import { bookingWithdrawn, notifyApprovers, notifyBooker } from '../alerts/booking-notifications';
import { chargeBooking } from '../booking/charge-booking';
import { offerFreed } from '../waitlist/offers';
import { getReservation } from '../reservation.service';
import type { DecisionBefore } from '../reservation.tables';

interface Decision {
  version: number;
  reason: string | null;
  /** Of a cancellation: what the person was shown that stays owed. */
  keptFeeMinor?: number | undefined;
}

const verbs = { confirmed: 'approve', declined: 'decline', cancelled: 'cancel' } as const;

/** Puts a booking into its next status, keeps who decided and why, and tells the person who booked. */
async function decide(
  context: CallContext,
  before: Reservation,
  status: 'confirmed' | 'declined' | 'cancelled',
  { version, reason }: Omit<Decision, 'keptFeeMinor'>,
): Promise<Reservation> {
  if (before.version !== version) throw versionConflict('reservation');
  const undo: DecisionBefore = {
    memberId: context.caller.memberId,
    status: before.status,
    decidedBy: before.decision?.by ?? null,
    decidedAt: before.decision?.at ?? null,
    decisionReason: before.decision?.reason ?? null,
  };
  const keptFeeMinor = status === 'cancelled' ? (before.cancellation?.keptFeeMinor ?? 0) : null;
  await context.tx
    .updateTable('reservation')
    .set({
      status,
      // A place in line is not given back: others have moved up.
      undo: before.line === null ? JSON.stringify(undo) : null,
      offeredUntil: null,
      keptFeeMinor,
      decidedBy: context.caller.displayName,
      decidedAt: context.platform.clock(),
      decisionReason: reason,
      version: version + 1,
    })
    .where('id', '=', before.id)
    .execute();
  await recordChange(context, {
    action: `reservation.${verbs[status]}`,
    subjectType: 'reservation',
    subjectId: before.id,
    changes: {
      status: { before: before.status, after: status },
      ...(reason !== null && { reason: { before: null, after: reason } }),
      ...(keptFeeMinor !== null &&
        keptFeeMinor > 0 && { keptFeeMinor: { before: null, after: keptFeeMinor } }),
    },
  });
  const after = await getReservation(context, before.id);
  await notifyBooker(context, after, status, reason);
  await chargeBooking(context, after);
  if (status === 'cancelled' && before.mine && before.line === null)
    await notifyApprovers(context, bookingWithdrawn, after);
  if (status !== 'confirmed' && before.status !== 'waiting')
    await offerFreed(context, { areaId: before.area.id, startsAt: before.startsAt, endsAt: before.endsAt });
  return after;
}

const endings: ReadonlySet<ReservationStatus> = new Set(['declined', 'lapsed', 'expired']);

const statusWord = ({ status }: Pick<Reservation, 'status'>) => reservationLabels[`status.${status}`];

/** Confirms or declines a booking that waits. Throws conflict when it does not wait any more. */
export async function answerRequest(
  context: CallContext,
  reservationId: string,
  status: 'confirmed' | 'declined',
  decision: Decision,
): Promise<Reservation> {
  await lockList(context.tx, 'reservation');
  const before = await getReservation(context, reservationId);
  if (before.status === 'expired' || (before.status === 'requested' && !before.may.approve))
    throw conflict(
      'over',
      'No one answered this request before its start time, so it expired. Nothing was booked.',
    );
  if (before.status !== 'requested')
    throw conflict('already-decided', msg`This booking is already: ${statusWord(before)}.`);
  return decide(context, before, status, decision);
}

/** Cancels a booking: the own one before it starts, or, with a reason, that of somebody else. */
export async function cancelReservation(
  context: CallContext,
  reservationId: string,
  decision: Decision,
): Promise<Reservation> {
  await lockList(context.tx, 'reservation');
  const before = await getReservation(context, reservationId);
  if (before.status === 'cancelled') return before;
  if (endings.has(before.status)) throw conflict('already-decided', 'This booking is no longer active.');
  if (!before.may.cancel) {
    if (!before.mine) throw forbidden();
    throw conflict('started', 'This booking has started, so it can’t be canceled.');
  }
  if (!before.mine && decision.reason === null)
    throw invalid({ reason: 'Enter a reason. The person who booked will see it.' });
  const kept = before.cancellation?.keptFeeMinor ?? 0;
  if (decision.keptFeeMinor !== undefined && kept > decision.keptFeeMinor)
    throw conflict('costs-more', 'Free cancellation has ended. Check the current cancellation fee.');
  return decide(context, before, 'cancelled', decision);
}
